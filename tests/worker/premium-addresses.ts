import { languages } from '../../domain/language.ts'
import { filePaths } from '../../domain/file-paths.ts'
import { learningPaths } from '../../domain/learning-paths.ts'
import { paths } from '../../domain/paths.ts'
import { socialImagePath } from '../../domain/seo/social-image-path.ts'
import type { PremiumItems } from '../support/premium-items.ts'

type Filled = (items: PremiumItems) => readonly string[]

const ofTests =
  (address: (testId: string) => string): Filled =>
  ({ tests }) =>
    tests.map(address)
const ofMaterials =
  (address: (id: string) => string): Filled =>
  ({ pdf, book }) =>
    [pdf, book].map(address)
const ofLessons =
  (address: (courseId: string, lessonId: string) => string): Filled =>
  ({ course, lessons }) =>
    lessons.map((lesson) => address(course, lesson))
const found =
  (address: string): Filled =>
  ({ title }) => [address, `${address}?${new URLSearchParams({ q: title })}`]

/** Addresses of the bodies of items: without a right they answer as those of an item that does not exist. */
export const bodyAddresses: Record<string, Filled> = {
  '/api/materials/:materialId/file': ({ pdf }) =>
    languages.flatMap((language) =>
      ['', '&part=whole', '&part=whole&download=1'].map(
        (rest) => `/api/materials/${pdf}/file?language=${language}${rest}`,
      ),
    ),
  '/api/videos/:videoId/file': ({ video }) => ['', '?quality=light'].map((rest) => `/api/videos/${video}/file${rest}`),
  '/api/tests/:testId/paper': ({ tests: [alone, inSeries] }) =>
    [alone, inSeries].map((testId) => `/api/tests/${testId}/paper`),
}

/** Every other address at which an item, a list of items or a part of one is read, by its route. */
export const itemAddresses: Record<string, Filled> = {
  '/': () => ['/'],
  '/tests': found('/tests'),
  '/tests/:seriesId': () => ['/tests/ser_jee-advanced-practice'],
  '/test/:id': ofTests(paths.test),
  '/test/:id/print': ofTests(paths.testPrint),
  '/test/:id/errata': ofTests(learningPaths.testErrata),
  '/test-result/:testId': ofTests(paths.testResult),
  '/test-result/:testId/analysis': ofTests(learningPaths.testAnalysis),
  '/test-result/:testId/solutions': ofTests(learningPaths.testSolutions),
  '/test-result/:testId/replay': ofTests(learningPaths.testReplay),
  '/test-result/:testId/coach': ofTests(learningPaths.testCoach),
  '/test-result/:testId/rank-card': ofTests(learningPaths.testRankCard),
  '/test-result/:testId/challenges': ofTests((testId) => learningPaths.challenges(testId)),
  '/test-result/:testId/normalisation': ofTests(learningPaths.testNormalisation),
  '/profile': () => ['/profile', '/profile/tests', '/profile/bookmarks'],
  '/notifications': () => ['/notifications'],
  '/videos': found('/videos'),
  '/videos/:id': ({ video }) => [paths.video(video), `${paths.video(video)}?lang=hi`],
  '/study-materials': found('/study-materials'),
  '/materials/:id': ({ pdf, book }) =>
    [pdf, book].flatMap((id) =>
      ['', '?chapter=second', '?view=text', '?lang=hi'].map((rest) => `${paths.material(id)}${rest}`),
    ),
  '/my-purchases': () => ['/my-purchases'],
  '/courses': found('/courses'),
  '/course/:id': ({ course }) => [paths.course(course)],
  '/course/:id/lesson/:lessonId': ofLessons(paths.lesson),
  '/search': found('/search'),
  '/test-series/:seriesId': () => ['/test-series/ser_jee-advanced-practice'],
  '/api/facts/:kind/:itemId': ofMaterials((id) => `/api/facts/material/${id}`),
  '/api/home': () => ['/api/home'],
  '/api/notifications': () => ['/api/notifications'],
  '/api/orders': () => ['/api/orders'],
  '/api/rights': () => ['/api/rights'],
  '/api/series': found('/api/series'),
  '/api/series/:seriesId': () => ['/api/series/ser_jee-advanced-practice'],
  '/api/materials': found('/api/materials'),
  '/api/materials/:materialId': ({ pdf, book }) =>
    [pdf, book].flatMap((id) =>
      ['', '?chapter=second', '?view=text', '?view=text&chapter=second'].map((rest) => `/api/materials/${id}${rest}`),
    ),
  '/api/courses': found('/api/courses'),
  '/api/courses/:courseId': ({ course }) => [`/api/courses/${course}`],
  '/api/courses/:courseId/lessons/:lessonId': ofLessons((course, lesson) => `/api/courses/${course}/lessons/${lesson}`),
  '/api/courses/:courseId/certificate.pdf': ({ course }) => [filePaths.courseCertificateFile(course)],
  '/api/videos': found('/api/videos'),
  '/api/videos/:videoId': ({ video }) => [`/api/videos/${video}`],
  '/api/videos/:videoId/poster': ({ video }) => [`/api/videos/${video}/poster`],
  '/api/videos/:videoId/track': ({ video }) =>
    languages.flatMap((language) =>
      ['captions', 'chapters'].map((kind) => filePaths.videoTrack(video, { kind, language })),
    ),
  '/api/tests': () => ['/api/tests?state=live'],
  '/api/tests/first': () => ['/api/tests/first'],
  '/api/tests/:testId': ofTests((testId) => `/api/tests/${testId}`),
  '/api/tests/:testId/attempts': ofTests((testId) => `/api/tests/${testId}/attempts`),
  '/api/tests/:testId/errata': ofTests((testId) => `/api/tests/${testId}/errata`),
  '/api/tests/:testId/board': ofTests((testId) => `/api/tests/${testId}/board`),
  '/api/attempts': () => ['/api/attempts'],
  '/api/bookmarks': () => ['/api/bookmarks'],
  '/api/search': ({ title }) => [`/api/search?q=${title}`],
  '/api/search/suggestions': ({ title }) => [`/api/search/suggestions?q=${title}`],
  '/opensearch/suggestions': ({ title }) => [`/opensearch/suggestions?q=${title}`],
  '/sitemap.xml': () => ['/sitemap.xml'],
  '/sitemaps/:file': () =>
    ['materials', 'videos', 'courses', 'lessons', 'tests'].map((name) => `/sitemaps/${name}.xml`),
  '/social/:kind/:file': ({ pdf, video, course }) =>
    (
      [
        ['material', pdf],
        ['video', video],
        ['course', course],
      ] as const
    ).map(([kind, id]) => socialImagePath(kind, { id, title: { en: '', hi: '' } })),
  '/api/admin/materials/:materialId/preview': ofMaterials((id) => `/api/admin/materials/${id}/preview`),
  '/api/admin/materials/:materialId/preview/file': ({ pdf }) => [
    `/api/admin/materials/${pdf}/preview/file?language=en&part=whole`,
  ],
  '/api/admin/videos/:videoId/preview': ({ video }) => [`/api/admin/videos/${video}/preview`],
  '/api/admin/courses/:courseId/preview': ({ course }) => [`/api/admin/courses/${course}/preview`],
  '/api/admin/tests/:testId/preview': ofTests((testId) => `/api/admin/tests/${testId}/preview`),
  '/api/admin/tests/:testId/preview/keys': ofTests((testId) => `/api/admin/tests/${testId}/preview/keys`),
  '/api/admin/tests/:testId/keys': ofTests((testId) => `/api/admin/tests/${testId}/keys`),
  '/api/admin/tests/:testId/questions': ofTests((testId) => `/api/admin/tests/${testId}/questions`),
  '/admin/materials/:id/preview': ofMaterials((id) => `/admin/materials/${id}/preview`),
  '/admin/videos/:id/preview': ({ video }) => [`/admin/videos/${video}/preview`],
  '/admin/courses/:id/preview': ({ course }) => [`/admin/courses/${course}/preview`],
  '/admin/tests/:id/preview': ofTests((testId) => `/admin/tests/${testId}/preview`),
  '/admin/tests/:id/keys': ofTests((testId) => `/admin/tests/${testId}/keys`),
  '/admin/tests/:id/print': ofTests((testId) => `/admin/tests/${testId}/print`),
}

/** Beginnings of routes that hold nothing of an item that is sold, or only what belongs to the asking student. */
const apart: readonly string[] = [
  '/*',
  '/about',
  '/account-deleted',
  '/api/account',
  '/api/admin',
  '/api/affair-categories',
  '/api/attempts/:attemptId',
  '/api/attempts/count',
  '/api/auth',
  '/api/bookmarks/count',
  '/api/certificates',
  '/api/contact',
  '/api/current-affairs',
  '/api/demo-test',
  '/api/exams',
  '/api/files',
  '/api/guardian',
  '/api/health',
  '/api/jobs',
  '/api/legal',
  '/api/notifications/',
  '/api/offers',
  '/api/orders/:orderId',
  '/api/papers',
  '/api/pictures',
  '/api/rank-cards',
  '/api/practice',
  '/api/receipts',
  '/api/revision',
  '/api/session',
  '/api/subjects',
  '/api/switches',
  '/api/tasks',
  '/api/unsubscribe',
  '/calendar',
  '/certificate',
  '/checkout',
  '/confirm-email',
  '/contact',
  '/demo-test',
  '/feeds',
  '/forgot-password',
  '/guardian',
  '/jobs',
  '/login',
  '/logout',
  '/my-purchases/',
  '/notifications/',
  '/opensearch.xml',
  '/popup-done',
  '/practice',
  '/privacy',
  '/profile/',
  '/rank/',
  '/receipt',
  '/refund',
  '/reset-password',
  '/robots.txt',
  '/signup',
  '/study-materials/current-affairs',
  '/terms',
  '/ui',
  '/unsubscribe',
  '/welcome',
]

/** Routes of the office that show an item as students would see it, or the questions of a test. */
const showsItem = /\/admin\/(materials|videos|courses|tests)\/:\w+\/(.*preview|keys|questions|print)/

/** True for a route whose addresses have to be listed above. */
export const holdsItems = (route: string): boolean => {
  if (showsItem.test(route)) return true
  if (/^\/test(-series)?$/.test(route) || route.startsWith('/admin')) return false
  return !apart.some((beginning) => route === beginning || route.startsWith(beginning))
}
