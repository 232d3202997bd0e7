/**
 * Addresses of pages; no file writes one out. Apart from them, because every page loads these, are those of learning
 * (learning-paths.ts), files (file-paths.ts), signing in (account-paths.ts) and the office (office-paths.ts).
 */
export const paths = {
  home: () => '/',
  tests: () => '/tests',
  series: (seriesId: string) => `/tests/${seriesId}`,
  test: (testId: string) => `/test/${testId}`,
  testPrint: (testId: string) => `/test/${testId}/print`,
  testResult: (testId: string) => `/test-result/${testId}`,
  demoTest: () => '/demo-test',
  videos: () => '/videos',
  video: (videoId: string) => `/videos/${videoId}`,
  jobs: () => '/jobs',
  savedJobs: () => '/jobs?list=saved',
  job: (jobId: string) => `/jobs/${jobId}`,
  jobsFeed: () => '/feeds/jobs.xml',
  studyMaterials: () => '/study-materials',
  currentAffairs: () => '/study-materials/current-affairs',
  /** A day (`YYYY-MM-DD`) or an item. */
  currentAffair: (dayOrId: string) => `/study-materials/current-affairs/${dayOrId}`,
  currentAffairsQuiz: () => '/study-materials/current-affairs/quiz',
  currentAffairsDigest: (month: string) => `/study-materials/current-affairs/digest/${month}`,
  currentAffairsFeed: () => '/feeds/current-affairs.xml',
  material: (materialId: string) => `/materials/${materialId}`,
  about: () => '/about',
  profile: () => '/profile',
  notifications: () => '/notifications',
  /** Opens a notice: marks it as read and leads to its item. */
  notification: (noticeId: string) => `/notifications/${encodeURIComponent(noticeId)}`,
  notificationChoices: () => '/profile/notifications',
  myPurchases: () => '/my-purchases',
  checkout: (offerId: string) => `/checkout/${offerId}`,
  order: (orderId: string) => `/my-purchases/${orderId}`,
  contact: () => '/contact',
  courses: () => '/courses',
  course: (courseId: string) => `/course/${courseId}`,
  lesson: (courseId: string, lessonId: string) => `/course/${courseId}/lesson/${lessonId}`,
  /** The page on which anyone checks a certificate. */
  certificates: () => '/certificate',
  certificate: (code: string) => `/certificate/${code}`,
  privacy: () => '/privacy',
  terms: () => '/terms',
  refund: () => '/refund',
  ui: () => '/ui',
  login: () => '/login',
  signup: () => '/signup',
  logout: () => '/logout',
  /** A version of a legal page; the current one has the page's own address. */
  legalVersion: (page: string, version: number) => `/${page}?version=${version}`,
  search: () => '/search',
  /** Custom quiz, and a session of practice or revision. */
  practice: () => '/practice',
  practiceSession: (sessionId: string) => `/practice/${sessionId}`,
  openSearch: () => '/opensearch.xml',
  /** The dates of a job as a calendar file. */
  jobCalendar: (jobId: string, language: string) => `/jobs/${jobId}/calendar.ics?lang=${language}`,
  /** A file of a material; `version` changes the address when the file changes, `download` saves it. */
  materialFile: (
    materialId: string,
    file: { language: string; part: string; version: string },
    { download = false } = {},
  ) => `/api/materials/${materialId}/file?${new URLSearchParams({ ...file, ...(download && { download: '1' }) })}`,
  admin: () => '/admin',
} as const

/**
 * A return address inside the product, or `/`. Off-site, protocol-relative (`//evil`), backslashed and `javascript:`
 * addresses are ignored.
 */
export const safeReturnTo = (value: string | null | undefined): string => {
  if (!value?.startsWith('/')) return paths.home()
  const base = 'https://own.invalid'
  const url = URL.canParse(value, base) ? new URL(value, base) : null
  if (url?.origin !== base || url.pathname.startsWith('//')) return paths.home()
  return `${url.pathname}${url.search}${url.hash}`
}
