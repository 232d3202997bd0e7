import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { comingId, type Screen } from './routes/coming/screens.ts'

/** An address whose screen has an issue of its own and is not built yet. */
const coming = (path: string, screen: Screen) => route(path, 'routes/coming.tsx', { id: comingId(screen) })

const toTests = (path: string) => route(path, 'routes/redirect-to-tests.ts', { id: `redirect/${path}` })

/** Every address of the spec, section 2. */
export default [
  layout('routes/layout.tsx', [
    layout('routes/pages.tsx', [
      index('routes/home.tsx'),
      route('tests', 'routes/tests.tsx'),
      route('tests/:seriesId', 'routes/series.tsx'),
      route('demo-test', 'routes/demo-test.tsx'),
      route('test/:id', 'routes/test.tsx'),
      route('test-result/:testId', 'routes/test-result.tsx'),
      route('about', 'routes/about.tsx'),
      route('profile', 'routes/profile.tsx'),
      coming('videos', 'videos'),
      coming('jobs', 'jobs'),
      coming('study-materials', 'studyMaterials'),
      coming('materials/:id', 'material'),
      coming('my-purchases', 'myPurchases'),
      coming('contact', 'contact'),
      coming('courses', 'courses'),
      coming('course/:id', 'course'),
      coming('privacy', 'privacy'),
      coming('terms', 'terms'),
      coming('refund', 'refund'),
      route('ui', 'routes/ui.tsx'),
      coming('search', 'search'),
      layout('routes/admin/layout.tsx', [
        ...prefix('admin', [
          coming('', 'admin'),
          coming('tests', 'adminTests'),
          coming('tests/new', 'adminTestNew'),
          coming('tests/:id', 'adminTest'),
          route('tests/bulk-upload', 'routes/admin/redirect-to-tests.ts'),
          coming('test-series', 'adminTestSeries'),
          coming('test-series/new', 'adminSeriesNew'),
          coming('test-series/:seriesId', 'adminSeries'),
          coming('activities', 'adminActivities'),
          coming('materials', 'adminMaterials'),
          coming('materials/new', 'adminMaterialNew'),
          coming('materials/:id', 'adminMaterial'),
          coming('videos', 'adminVideos'),
          coming('videos/new', 'adminVideoNew'),
          coming('videos/:id', 'adminVideo'),
          coming('courses', 'adminCourses'),
          coming('courses/new', 'adminCourseNew'),
          coming('courses/:id', 'adminCourse'),
          coming('students', 'adminStudents'),
          coming('students/:uid', 'adminStudent'),
          coming('question-bank', 'adminQuestionBank'),
          coming('question-bank/deleted', 'adminDeletedQuestions'),
          coming('sales', 'adminSales'),
          coming('jobs', 'adminJobs'),
          coming('jobs/new', 'adminJobNew'),
          coming('jobs/:id', 'adminJob'),
          coming('notifications', 'adminNotifications'),
          coming('settings', 'adminSettings'),
        ]),
      ]),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
  layout('routes/bare.tsx', [coming('jobs/:id', 'job')]),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('logout', 'routes/logout.tsx'),
  toTests('test-series'),
  toTests('test-series/:seriesId'),
  toTests('test'),
] satisfies RouteConfig
