import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import type { LegalPage } from '../domain/settings/legal.ts'
import { comingId, type Screen } from './routes/coming/screens.ts'

/** An address whose screen has an issue of its own and is not built yet. */
const coming = (path: string, screen: Screen) => route(path, 'routes/coming.tsx', { id: comingId(screen) })

/** A legal page: one screen at three addresses. */
const legal = (page: LegalPage) => route(page, 'routes/legal.tsx', { id: `legal/${page}` })

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
      route('test/:id/print', 'routes/test-print.tsx'),
      route('test-result/:testId', 'routes/test-result.tsx'),
      route('test-result/:testId/normalisation', 'routes/test-result-normalisation.tsx'),
      route('about', 'routes/about.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('videos', 'routes/videos.tsx'),
      route('videos/:id', 'routes/video.tsx'),
      route('jobs', 'routes/jobs.tsx'),
      route('study-materials', 'routes/materials.tsx'),
      route('materials/:id', 'routes/material.tsx'),
      coming('my-purchases', 'myPurchases'),
      route('contact', 'routes/contact.tsx'),
      route('courses', 'routes/courses.tsx'),
      route('course/:id', 'routes/course.tsx'),
      route('course/:id/lesson/:lessonId', 'routes/lesson.tsx'),
      route('certificate', 'routes/certificates.tsx'),
      route('certificate/:code', 'routes/certificate.tsx'),
      legal('privacy'),
      legal('terms'),
      legal('refund'),
      route('study-materials/current-affairs', 'routes/current-affairs.tsx'),
      route('study-materials/current-affairs/quiz', 'routes/current-affairs-quiz.tsx'),
      route('study-materials/current-affairs/digest/:month', 'routes/current-affairs-digest.tsx'),
      route('study-materials/current-affairs/:dayOrId', 'routes/current-affair.tsx'),
      route('ui', 'routes/ui.tsx'),
      route('search', 'routes/search.tsx'),
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
  layout('routes/bare.tsx', [route('jobs/:id', 'routes/job.tsx')]),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('login/code', 'routes/login-code.tsx'),
  route('login/social', 'routes/login-social.ts'),
  route('popup-done', 'routes/popup-done.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('confirm-email', 'routes/confirm-email.tsx'),
  route('guardian', 'routes/guardian.tsx'),
  route('account-deleted', 'routes/account-deleted.tsx'),
  toTests('test-series'),
  toTests('test-series/:seriesId'),
  toTests('test'),
] satisfies RouteConfig
