import type { Hono } from 'hono'
import { adminAccountsRoutes } from './accounts/accounts.admin.routes.ts'
import { adminStudentListRoutes } from './accounts/student-list.admin.routes.ts'
import { authRoutes, sessionRoutes } from './accounts/accounts.routes.ts'
import { accountRoutes, guardianRoutes, picturesRoutes } from './accounts/profile.routes.ts'
import { listAdministrators, namesOf } from './accounts/people.usecases.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { viewLanguage } from './accounts/session.ts'
import { adminActivitiesRoutes } from './activities/activities.admin.routes.ts'
import { adminAttemptsRoutes, adminStudentsRoutes } from './attempts/attempts.admin.routes.ts'
import { attemptsRoutes, demoTestRoutes, testAttemptsRoutes } from './attempts/attempts.routes.ts'
import { adminLiveRoutes } from './attempts/live.admin.routes.ts'
import { liveRoutes, lobbyRoutes } from './attempts/lobby.routes.ts'
import { reportsRoutes } from './attempts/question-reports.routes.ts'
import { examsRoutes, seriesRoutes, testsRoutes } from './catalogue/catalogue.routes.ts'
import { adminPresetsRoutes } from './catalogue/presets.admin.routes.ts'
import { printRoutes } from './catalogue/print.routes.ts'
import { adminQuestionPreviewRoutes, adminRowPreviewRoutes } from './catalogue/question-preview.admin.routes.ts'
import { adminTestsRoutes } from './catalogue/tests.admin.routes.ts'
import { adminTestPatternsRoutes } from './catalogue/test-patterns.admin.routes.ts'
import { adminQualityRoutes } from './catalogue/quality-gate/quality-gate.admin.routes.ts'
import { adminSeriesRoutes } from './catalogue/series.admin.routes.ts'
import { adminContactRoutes } from './contact/contact.admin.routes.ts'
import { adminChallengesRoutes } from './challenges/challenges.admin.routes.ts'
import { challengesRoutes } from './challenges/challenges.routes.ts'
import { errataRoutes } from './challenges/errata.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { cronNames } from './cron-jobs.ts'
import { contentKinds } from './content-kinds.ts'
import { adminContentRoutes } from './content/content.admin.routes.ts'
import { titlesOf } from './content/office-list.usecases.ts'
import { adminListsRoutes } from './content/office-lists.admin.routes.ts'
import { adminCertificatesRoutes, certificatesRoutes } from './courses/certificates.routes.ts'
import { adminCoursesRoutes } from './courses/courses.admin.routes.ts'
import { coursesRoutes } from './courses/courses.routes.ts'
import { adminCurrentAffairsRoutes, adminFactsRoutes, adminFeedsRoutes } from './current-affairs/office.admin.routes.ts'
import {
  currentAffairsFeedRoutes,
  currentAffairsRoutes,
  factsRoutes,
} from './current-affairs/current-affairs.routes.ts'
import { dataRightsRoutes } from './data-rights/data-rights.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { oneClickRoutes, unsubscribingRoutes } from './notifications/unsubscribing.routes.ts'
import { homeRoutes } from './home/home.routes.ts'
import { adminJobsRoutes } from './jobs/jobs.admin.routes.ts'
import { jobFilesRoutes, jobsRoutes } from './jobs/jobs.routes.ts'
import { jobPreviewRoutes } from './jobs/preview.admin.routes.ts'
import { affairPreviewRoutes } from './current-affairs/preview.admin.routes.ts'
import { materialPreviewRoutes } from './materials/preview.admin.routes.ts'
import { materialsRoutes } from './materials/materials.routes.ts'
import { withMiddleware } from './middleware.ts'
import { adminDashboardRoutes } from './dashboard/dashboard.admin.routes.ts'
import { adminOrderExportsRoutes } from './office/order-exports.admin.routes.ts'
import { adminOfficeRoutes } from './office/office.admin.routes.ts'
import { answerPage } from './pages/answer-page.ts'
import type { OwnRoutes } from './pages/visitor-calls.ts'
import type { AppEnv } from './platform/context.ts'
import { healthRoutes } from './platform/health.routes.ts'
import { bookmarksRoutes } from './questions/bookmarks.routes.ts'
import { adminTemplatesRoutes } from './questions/exchange/templates.admin.routes.ts'
import { adminQuestionExportsRoutes } from './questions/exports/exports.admin.routes.ts'
import { adminImportsRoutes } from './questions/imports/imports.admin.routes.ts'
import { adminPassageEditorRoutes } from './questions/editor.admin.routes.ts'
import { adminRenderingRoutes } from './questions/rendering.admin.routes.ts'
import { renderBilingual } from './questions/rich-text.ts'
import { adminReportsRoutes } from './questions/reports.admin.routes.ts'
import { papersRoutes } from './questions/sealed-papers.routes.ts'
import { adminPickingRoutes } from './questions/picking/picking.admin.routes.ts'
import { adminSimilarRoutes } from './questions/similarity/similar.admin.routes.ts'
import { adminTagsRoutes } from './questions/tags.admin.routes.ts'
import { adminTranslationsRoutes } from './questions/translations.admin.routes.ts'
import { adminUsesRoutes } from './questions/uses.admin.routes.ts'
import { boardRoutes } from './results/board.routes.ts'
import { attemptBookmarksRoutes } from './results/bookmarks.routes.ts'
import { mistakesRoutes } from './revision/mistakes.routes.ts'
import { notesRoutes } from './revision/notes.routes.ts'
import { ownRankCardRoutes, rankCardsRoutes } from './results/rank-cards.routes.ts'
import { receiptsRoutes } from './results/receipts.routes.ts'
import { practiceRoutes } from './revision/practice.routes.ts'
import { adminKeysRoutes, adminRescoringRoutes } from './results/rescoring.admin.routes.ts'
import { adminShiftsRoutes } from './results/shifts.admin.routes.ts'
import { shiftsRoutes } from './results/shifts.routes.ts'
import { replayRoutes } from './results/replay.routes.ts'
import { solutionsRoutes } from './results/solutions.routes.ts'
import { adminQuestionStatisticsRoutes, adminTestStatisticsRoutes } from './results/statistics.admin.routes.ts'
import {
  adminBouncesRoutes,
  adminDeliveryRoutes,
  adminMessagesRoutes,
  adminNoticeTemplatesRoutes,
} from './notifications/notifications.admin.routes.ts'
import { progressRoutes } from './revision/progress.routes.ts'
import { revisionRoutes } from './revision/revision.routes.ts'
import { findSearchDocument } from './search-sources.ts'
import { certaintyRoutes } from './revision/certainty.routes.ts'
import { coachRoutes } from './revision/coach.routes.ts'
import { adminFitRoutes } from './revision/fit.admin.routes.ts'
import { openSearchRoutes } from './search/open-search.routes.ts'
import { adminSearchRoutes } from './search/search.admin.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { seoRoutes } from './seo/seo.routes.ts'
import { adminLegalRoutes } from './settings/legal.admin.routes.ts'
import { legalRoutes } from './settings/legal.routes.ts'
import { switchesRoutes } from './settings/switches.routes.ts'
import { adminDocumentsRoutes, documentsRoutes } from './purchases/documents/documents.routes.ts'
import { adminCouponsRoutes } from './purchases/coupons.admin.routes.ts'
import { adminOffersRoutes } from './purchases/offers.admin.routes.ts'
import { adminReconciliationRoutes } from './purchases/reconciliation/reconciliation.admin.routes.ts'
import { adminGrantsRoutes } from './purchases/grants.admin.routes.ts'
import { adminOrdersRoutes } from './purchases/orders.admin.routes.ts'
import { offersRoutes, ordersRoutes } from './purchases/orders.routes.ts'
import { adminRefundsRoutes } from './purchases/refunds.admin.routes.ts'
import { refundsRoutes } from './purchases/refunds.routes.ts'
import { paymentsRoutes } from './purchases/payments.routes.ts'
import { rightsRoutes } from './purchases/rights.routes.ts'
import { adminSalesRoutes } from './sales/sales.admin.routes.ts'
import { adminSettingsRoutes } from './settings/settings.admin.routes.ts'
import { sitemapSources } from './sitemap-sources.ts'
import { filesRoutes } from './uploads/uploads.routes.ts'
import { adminFilesRoutes } from './uploads/uploads.admin.routes.ts'
import { adminStudentRoutes } from './students/students.admin.routes.ts'
import { adminSystemRoutes } from './system/system.admin.routes.ts'
import { adminTasksRoutes } from './tasks/tasks.admin.routes.ts'
import { tasksRoutes } from './tasks/tasks.routes.ts'
import { adminVideosRoutes } from './videos/videos.admin.routes.ts'
import { videosRoutes } from './videos/videos.routes.ts'
import { adminTermsRoutes } from './vocabulary/terms.admin.routes.ts'
import { adminVocabularyRoutes } from './vocabulary/vocabulary.admin.routes.ts'
import { affairCategoriesRoutes, subjectsRoutes } from './vocabulary/vocabulary.routes.ts'

/** Every mount of the worker. The client takes the type of its calls from here. */
const api = withMiddleware((): Hono<AppEnv>['routes'] => api.routes)
  .route('/api/health', healthRoutes)
  .route('/api/auth', authRoutes)
  .route('/api/session', sessionRoutes)
  .route('/api/account', accountRoutes)
  .route('/api/account', dataRightsRoutes)
  .route('/api/guardian', guardianRoutes)
  .route('/api/pictures', picturesRoutes)
  .route('/api/home', homeRoutes)
  .route('/api/exams', examsRoutes)
  .route('/api/subjects', subjectsRoutes)
  .route('/api/affair-categories', affairCategoriesRoutes)
  .route('/api/series', seriesRoutes)
  .route('/api/tests', testsRoutes)
  .route('/api/tests', testAttemptsRoutes)
  .route('/api/tests', lobbyRoutes)
  .route('/api/live', liveRoutes)
  .route('/api/papers', papersRoutes)
  .route('/api/tests', printRoutes)
  .route('/api/tests', boardRoutes)
  .route('/api/tests', errataRoutes)
  .route('/api/attempts', attemptsRoutes)
  .route('/api/attempts', shiftsRoutes)
  .route('/api/attempts', solutionsRoutes)
  .route('/api/attempts', replayRoutes)
  .route('/api/attempts', ownRankCardRoutes)
  .route('/api/attempts', reportsRoutes)
  .route('/api/attempts', challengesRoutes)
  .route('/api/attempts', attemptBookmarksRoutes)
  .route('/api/attempts', coachRoutes)
  .route('/api/bookmarks', bookmarksRoutes)
  .route('/api/revision', certaintyRoutes)
  .route('/api/revision/mistakes', mistakesRoutes)
  .route('/api/revision/notes', notesRoutes)
  .route('/api/demo-test', demoTestRoutes)
  .route('/api/materials', materialsRoutes)
  .route('/api/current-affairs', currentAffairsRoutes)
  .route('/api/facts', factsRoutes)
  .route('/api/videos', videosRoutes)
  .route('/api/jobs', jobsRoutes)
  .route('/api/courses', coursesRoutes)
  .route('/api/certificates', certificatesRoutes)
  .route('/api/receipts', receiptsRoutes)
  .route('/api/revision/progress', progressRoutes)
  .route('/api/rank-cards', rankCardsRoutes)
  .route('/api/revision', revisionRoutes)
  .route('/api/practice', practiceRoutes)
  .route('/api/offers', offersRoutes)
  .route('/api/orders', ordersRoutes)
  .route('/api/orders', refundsRoutes)
  .route('/api/orders', documentsRoutes)
  .route('/api/payments', paymentsRoutes)
  .route('/api/rights', rightsRoutes)
  .route('/api/contact', contactRoutes)
  .route('/api/notifications', notificationsRoutes({ viewLanguage }))
  .route('/api/unsubscribe', unsubscribingRoutes)
  .route('/api/legal', legalRoutes)
  .route('/api/files', filesRoutes)
  .route('/api/switches', switchesRoutes)
  .route('/api/search', searchRoutes)
  .route('/api/tasks', tasksRoutes)
  .route('/api/admin/attempts', adminAttemptsRoutes)
  .route('/api/admin/students', adminStudentsRoutes)
  .route('/api/admin/students', adminAccountsRoutes)
  .route('/api/admin/students', adminStudentRoutes)
  .route('/api/admin/students', adminGrantsRoutes)
  .route('/api/admin/office', adminOfficeRoutes)
  .route('/api/admin/dashboard', adminDashboardRoutes)
  .route('/api/admin/search', adminSearchRoutes)
  .route('/api/admin/tasks', adminTasksRoutes)
  .route('/api/admin/refunds', adminRefundsRoutes({ namesOf }))
  .route('/api/admin/revision', adminFitRoutes)
  .route('/api/admin/system', adminSystemRoutes({ jobs: cronNames }))
  // Before the kinds, whose paths match it too.
  .route('/api/admin/content', adminRenderingRoutes)
  .route('/api/admin/content', adminContentRoutes(contentKinds))
  .route('/api/admin/lists', adminListsRoutes)
  .route('/api/admin/student-list', adminStudentListRoutes)
  .route('/api/admin/current-affairs', adminCurrentAffairsRoutes)
  .route('/api/admin/facts', adminFactsRoutes)
  .route('/api/admin/feeds', adminFeedsRoutes)
  .route('/api/admin/files', adminFilesRoutes)
  .route('/api/admin/jobs', jobPreviewRoutes)
  .route('/api/admin/current-affairs', affairPreviewRoutes)
  .route('/api/admin/materials', materialPreviewRoutes)
  .route('/api/admin/orders', adminOrdersRoutes)
  .route('/api/admin/reconciliation', adminReconciliationRoutes)
  .route('/api/admin/order-exports', adminOrderExportsRoutes)
  .route('/api/admin/jobs', adminJobsRoutes)
  .route('/api/admin/presets', adminPresetsRoutes)
  .route('/api/admin/series', adminSeriesRoutes)
  .route('/api/admin/videos', adminVideosRoutes)
  .route('/api/admin/activities', adminActivitiesRoutes({ namesOf, titlesOf, listAdministrators }))
  .route('/api/admin/contact', adminContactRoutes)
  .route('/api/admin/orders', adminDocumentsRoutes)
  .route('/api/admin/sales', adminSalesRoutes)
  .route('/api/admin/settings', adminSettingsRoutes({ namesOf }))
  .route('/api/admin/notifications', adminMessagesRoutes({ namesOf, titlesOf }))
  .route('/api/admin/notifications', adminDeliveryRoutes({ titlesOf }))
  .route('/api/admin/notifications', adminBouncesRoutes)
  .route('/api/admin/notifications', adminNoticeTemplatesRoutes({ namesOf }))
  .route('/api/admin/legal', adminLegalRoutes({ namesOf, render: renderBilingual }))
  .route('/api/admin/offers', adminOffersRoutes)
  .route('/api/admin/coupons', adminCouponsRoutes)
  .route('/api/admin/courses', adminCoursesRoutes)
  .route('/api/admin/terms', adminTermsRoutes)
  .route('/api/admin/vocabulary', adminVocabularyRoutes)
  .route('/api/admin/certificates', adminCertificatesRoutes)
  .route('/api/admin/questions', adminKeysRoutes)
  .route('/api/admin/questions', adminSimilarRoutes)
  .route('/api/admin/questions', adminPickingRoutes)
  .route('/api/admin/questions', adminTagsRoutes)
  .route('/api/admin/questions', adminTranslationsRoutes)
  .route('/api/admin/question-imports', adminImportsRoutes)
  .route('/api/admin/question-exports', adminQuestionExportsRoutes)
  .route('/api/admin/question-imports', adminTemplatesRoutes)
  .route('/api/admin/question-imports', adminRowPreviewRoutes)
  .route('/api/admin/questions', adminUsesRoutes)
  .route('/api/admin/quality-gate', adminQualityRoutes)
  .route('/api/admin/questions', adminQuestionPreviewRoutes)
  .route('/api/admin/passages', adminPassageEditorRoutes)
  .route('/api/admin/reports', adminReportsRoutes)
  .route('/api/admin/challenges', adminChallengesRoutes)
  .route('/api/admin/questions', adminQuestionStatisticsRoutes)
  .route('/api/admin/rescoring', adminRescoringRoutes)
  .route('/api/admin/test-patterns', adminTestPatternsRoutes)
  .route('/api/admin/tests', adminTestsRoutes)
  .route('/api/admin/tests', adminLiveRoutes)
  .route('/api/admin/tests', adminTestStatisticsRoutes)
  .route('/api/admin/shift-groups', adminShiftsRoutes)
  .route('/', oneClickRoutes)
  .route('/', calendarRoutes)
  .route('/', currentAffairsFeedRoutes)
  .route('/', jobFilesRoutes)
  .route('/', openSearchRoutes)
  .route('/', seoRoutes({ sitemaps: sitemapSources, findItem: findSearchDocument }))

export type AppType = typeof api

export const app = api.all('*', (c): Promise<Response> =>
  answerPage(c, (request): ReturnType<OwnRoutes> => app.fetch(request, c.env, c.executionCtx)),
)
