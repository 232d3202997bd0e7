import type { Page } from 'playwright-core'
import { addDays, dateInIndia } from '../../domain/india.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { paths } from '../../domain/paths.ts'
import type { ShotScreen } from './screens.ts'

// Locators use positions and keys, because texts are in two languages.

const openOfficeMenu = async (page: Page) => {
  const menu = page.locator('button[popovertarget=office-sheet]').first()
  if (await menu.isVisible()) return menu.click()
  return page.locator('button[aria-expanded=true]').first().click()
}

const openPalette = (typed: string, found: string) => async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.locator('dialog input').fill(typed)
  await page.locator(found).first().waitFor()
}

const openKeys = async (page: Page) => {
  await page.keyboard.press('Shift+?')
  await page.locator('dialog kbd').first().waitFor()
}

const openPublishing = async (page: Page) => {
  await page.keyboard.press('Control+Enter')
  await page.locator('dialog[open]').waitFor()
}

const openPreview = async (page: Page) => {
  await page.locator('#preview button[aria-expanded]').click()
  await page.locator('#preview [data-drawn]').waitFor()
}

const select = (page: Page) => page.locator('[data-row] input[type=checkbox]').first().check()

/** The sheet of current affairs with its first row. */
const openSheet = async (page: Page) => {
  if ((await page.locator('article').count()) === 0) await page.locator('main form button[type=submit]').last().click()
  await page.locator('article [name="title.en"]').first().waitFor()
}

const open = (details: string) => (page: Page) =>
  page.locator(`${details} > summary`).locator('visible=true').first().click()

/** Captions pasted with a bad line and an overlap. */
const openImport = async (page: Page) => {
  const box = page.locator('fieldset[data-path=captions] details')
  await box.locator('> summary').click()
  await box
    .locator('textarea')
    .fill('WEBVTT\n\n00:01.000 --> 00:04.000\nOne\n\n00:03.000 --> 00:05.000\nTwo\n\n00:0x --> 00:09.000\nBad')
}

const rows = [
  'Question,Question (Hindi),Option A,Option B,Option C,Option D,Answer,Solution,Solution (Hindi),Subject,Topic,Difficulty',
  'What is 25% of 240?,240 का 25% कितना है?,30,60,40,42,B,0.25 × 240 = 60.,0.25 × 240 = 60।,Quantitative aptitude,Percentge,easy',
  'What is 35% of 200?,200 का 45% कितना है?,30,60,70,42,C,0.35 × 200 = 70.,0.35 × 200 = 70।,Quantitative aptitude,Percentage,easy',
]

/** Dry run of a pasted table: an unknown topic, and numbers that differ. */
const importRows = async (page: Page) => {
  await page.locator('textarea[name=text]').fill(rows.join('\n'))
  await page.locator('main form:has([name=text]) button[type=submit]').last().click()
  await page.locator('#unknown-names').waitFor()
}

const importRow = async (page: Page) => {
  await importRows(page)
  await page.locator('main li a[href*="row="]').first().click()
  await page.locator('#import-row').waitFor()
}

/** A row in the exam screen. */
const importRowInExam = async (page: Page) => {
  await importRows(page)
  await page.locator('main li a[href*="/preview"]').last().click()
  await page.waitForURL(/\/preview/)
  await page.getByRole('radio').first().waitFor()
}

/** Text that was typed in a row at an earlier visit. */
const importRowTyped = async (page: Page) => {
  await importRow(page)
  await page.locator('#row-topic').fill('Percentage')
  await page.reload()
  await page.locator('main form [role=status]').first().waitFor()
}

/** A file that none of the formats fits. */
const importRefused = async (page: Page) => {
  await page.locator('textarea[name=text]').fill('Neither a table nor questions')
  await page.locator('main form:has([name=text]) button[type=submit]').last().click()
  await page.locator('main [role=alert]').waitFor()
}

/** Editors of the kinds, each with a question of the demo. */
const kindQuestions = {
  msq: 'qst_apt-032',
  nat: 'qst_apt-009',
  'true-false': 'qst_bio-014',
  short: 'qst_bio-009',
  matrix: 'qst_bio-002',
  'assertion-reason': 'qst_bio-007',
}

const showChanges = async (page: Page) => {
  await page.locator('main a[href*="show="]').first().click()
  await page.waitForURL(/show=/)
  await page.locator('main li ins').first().waitFor()
}

/** Acts on the newest attempt of the timeline. */
const openAttempt = async (page: Page) => {
  await page.locator('main ol a[href*="attempt="]').first().click()
  await page.locator('#act').waitFor()
}

const fillBanner = async (page: Page) => {
  await page.locator('[name="notice1.en"]').fill('SSC CGL answer keys are out: check your marks')
  await page.locator('[name="notice1.hi"]').fill('SSC CGL की उत्तर कुंजी आ गई: अपने अंक देखें')
}

/** A message with a title in English. */
const writeMessage = async (page: Page) => {
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('[name="title.en"]').fill('Live mock test on Sunday at ten')
  await page.locator('#preview-title').waitFor()
}

const openSending = async (page: Page) => {
  await writeMessage(page)
  await openPublishing(page)
}

const screen = (name: string, path: string, act?: ShotScreen['act']): ShotScreen => ({
  name,
  path,
  as: 'admin',
  ...(act && { act }),
})

const jobs = officePaths.adminJobs()
const activities = officePaths.adminActivities()
const student = officePaths.adminStudent('demo-student')
const inWork = (name: string) => officePaths.adminJob(`job_office-${name}`)
const affair = 'caf_office-shukla-station'
const daysAgo = (days: number) => addDays(dateInIndia(Date.now()), -days)

/** Screens of the office, on what its administrators left in the demo. */
export const officeScreens: ShotScreen[] = [
  screen('office', paths.admin()),
  screen('office-menu', paths.admin(), openOfficeMenu),
  screen('office-palette', paths.admin(), openPalette('cl', '[cmdk-item]')),
  screen('office-palette-empty', paths.admin(), openPalette('zzzz', 'dialog [role=status]:not(:empty)')),
  screen('office-keys', jobs, openKeys),
  screen('office-sales', officePaths.adminSales()),
  screen('office-refunds', officePaths.adminSalesTab('refunds')),
  screen('office-refunds-failed', `${officePaths.adminSalesTab('refunds')}&show=failed`),
  screen('office-offers', officePaths.adminSalesTab('offers')),
  screen('office-offer', `${officePaths.adminSalesTab('offers')}&item=series.ser_jee-advanced-practice`),
  screen('office-offer-shared', `${officePaths.adminSalesTab('offers')}&item=series.ser_jee-main`),
  screen('office-offers-none', `${officePaths.adminSalesTab('offers')}&q=zzzz`),
  screen('office-course-sale', `${officePaths.adminCourse('crs_english-error-hunt')}#sale`),
  screen('office-coupons', officePaths.adminSalesTab('coupons')),
  screen('office-coupon-new', `${officePaths.adminSalesTab('coupons')}&open=new`),
  screen('office-tests', officePaths.adminTests()),
  screen('office-shifts', officePaths.adminShifts()),
  screen('office-shift-group', officePaths.adminShifts('shg_ssc-cgl-2026')),
  screen('office-test-new', officePaths.adminTestNew()),
  screen('office-test', officePaths.adminTest('tst_ssc-cgl-mock-1')),
  screen('office-test-preview', officePaths.adminTestPreview('tst_ssc-cgl-mock-1')),
  screen('office-test-statistics', officePaths.adminTestStatistics('tst_ssc-cgl-mock-1'), open('main details')),
  screen('office-test-keys', officePaths.adminTestKeys('tst_ssc-cgl-mock-1')),
  screen('office-test-print', officePaths.adminTestPrint('tst_ssc-cgl-mock-1')),
  screen('office-jobs', jobs),
  screen('office-jobs-filters', `${jobs}?state=published&language=en&draft=no&sort=title`),
  screen('office-jobs-selected', jobs, select),
  screen('office-jobs-export', jobs, open('details.relative')),
  screen('office-jobs-bin', `${jobs}?state=trashed`),
  screen('office-jobs-empty', `${jobs}?q=zzzz`),
  screen('office-organisations', `${jobs}?tab=organisations`),
  screen('office-organisation', `${jobs}?tab=organisations`, open('main li details')),
  screen('office-organisations-empty', `${jobs}?tab=organisations&q=zzzz`, open('main details')),
  screen('office-job-new', officePaths.adminJobNew()),
  screen('office-job-template', `${officePaths.adminJobNew()}?way=template`),
  screen('office-job-earlier', `${officePaths.adminJobNew()}?way=job&q=clerks`),
  screen('office-job-unfound', `${officePaths.adminJobNew()}?way=job&q=zzzz`),
  screen('office-job-empty', `${officePaths.adminJobNew()}?way=empty`),
  screen('office-job', inWork('section-officers')),
  screen('office-job-seeded', officePaths.adminJob('job_sample-clerks')),
  screen('office-job-history', `${inWork('section-officers')}?before=2&after=3`),
  screen('office-job-framed', inWork('section-officers'), openPreview),
  screen('office-job-half', inWork('forest-guards')),
  screen('office-job-half-publish', inWork('forest-guards'), openPublishing),
  screen('office-job-stale', inWork('lab-assistants')),
  screen('office-job-publish', inWork('lab-assistants'), openPublishing),
  screen('office-job-scheduled', inWork('audit-clerks')),
  screen('office-job-trashed', inWork('doubled')),
  screen('office-job-preview', officePaths.adminJobPreview('job_office-section-officers')),
  screen('office-job-preview-half', officePaths.adminJobPreview('job_office-forest-guards')),
  screen('office-series-list', officePaths.adminTestSeries()),
  screen('office-series-new', officePaths.adminSeriesNew()),
  screen('office-series', officePaths.adminSeries('ser_ssc-cgl-mocks')),
  screen('office-series-tests', `${officePaths.adminSeries('ser_ssc-cgl-mocks')}?tab=tests`),
  screen('office-series-preview', officePaths.adminSeriesPreview('ser_ssc-cgl-mocks')),
  screen('office-questions', officePaths.adminQuestionBank()),
  screen('office-question-new', officePaths.adminQuestionNew()),
  screen('office-question', officePaths.adminQuestion('qst_rea-001')),
  screen('office-question-preview', officePaths.adminQuestionPreview('qst_rea-001')),
  ...Object.entries(kindQuestions).map(([kind, id]) =>
    screen(`office-question-${kind}`, officePaths.adminQuestion(id)),
  ),
  ...Object.entries(kindQuestions).map(([kind, id]) =>
    screen(`office-question-${kind}-key`, officePaths.adminQuestionKey(id)),
  ),
  screen('office-questions-empty', `${officePaths.adminQuestionBank()}?q=zzzz`),
  screen('office-questions-filters', `${officePaths.adminQuestionBank()}?kind=msq&state=published`),
  screen('office-questions-selected', officePaths.adminQuestionBank(), select),
  screen('office-questions-export', officePaths.adminQuestionBank(), open('main details:has([name=format])')),
  screen('office-passage-new', officePaths.adminPassageNew()),
  screen('office-passage', officePaths.adminPassage('psg_apt-p01')),
  screen('office-passage-preview', officePaths.adminPassagePreview('psg_apt-p01')),
  screen('office-question-statistics', officePaths.adminQuestionStatistics('qst_rea-002'), open('main details')),
  screen('office-passages', officePaths.adminBankTab('passages')),
  screen('office-deleted-questions', officePaths.adminDeletedQuestions()),
  screen('office-papers', officePaths.adminPapers()),
  screen('office-paper', officePaths.adminPaper('tst_ibps-po-1')),
  screen('office-videos', officePaths.adminVideos()),
  screen('office-video-new', officePaths.adminVideoNew()),
  screen('office-video', officePaths.adminVideo('vid_percentages-quickly')),
  screen('office-video-import', officePaths.adminVideo('vid_percentages-quickly'), openImport),
  screen('office-video-preview', officePaths.adminVideoPreview('vid_percentages-quickly')),
  screen('office-materials', officePaths.adminMaterials()),
  screen('office-question-translations', officePaths.adminBankTab('translations')),
  screen('office-question-reports', officePaths.adminBankTab('reports')),
  screen('office-reports-of-question', officePaths.adminQuestionReports('qst_rea-004')),
  screen('office-question-challenges', officePaths.adminBankTab('challenges')),
  screen('office-challenges-of-question', officePaths.adminQuestionChallenges('qst_ss-060')),
  screen('office-challenges-taken-up', officePaths.adminQuestionChallenges('qst_ss-059')),
  screen('office-challenges-ruled', officePaths.adminQuestionChallenges('qst_ss-069')),
  screen('office-question-key', officePaths.adminQuestionKey('qst_rea-001')),
  screen('office-live-room', officePaths.adminTestLive('tst_ssc-cgl-live-2')),
  screen('office-question-reports-decided', `${officePaths.adminBankTab('reports')}&state=decided`),
  screen('office-courses', officePaths.adminCourses()),
  screen('office-courses-empty', `${officePaths.adminCourses()}?q=zzzz`),
  screen('office-course-new', officePaths.adminCourseNew()),
  screen('office-course', officePaths.adminCourse('crs_motion-and-forces')),
  screen('office-course-preview', officePaths.adminCoursePreview('crs_first-month')),
  screen('office-certificates', officePaths.adminCertificates()),
  screen('office-certificates-empty', `${officePaths.adminCertificates()}&q=zzzz`),
  screen('office-materials-empty', `${officePaths.adminMaterials()}?q=zzzz`),
  screen('office-material-new', officePaths.adminMaterialNew()),
  screen('office-material', officePaths.adminMaterial('mat_polity-in-five-chapters')),
  screen('office-material-pdf', officePaths.adminMaterial('mat_percentages-profit-interest')),
  screen('office-material-sold', officePaths.adminMaterial('mat_chemistry-formulas-jee-neet')),
  screen('office-material-preview', officePaths.adminMaterialPreview('mat_polity-in-five-chapters')),
  screen('office-affairs', officePaths.adminCurrentAffairs()),
  screen('office-affairs-publish', officePaths.adminAffairDay(daysAgo(0), { publish: true })),
  screen('office-affairs-quiz', officePaths.adminAffairDay(daysAgo(1))),
  screen('office-affairs-facts', officePaths.adminAffairDay(daysAgo(2))),
  screen('office-affairs-empty', officePaths.adminAffairDay('2001-02-03')),
  screen('office-affairs-sheet', officePaths.adminAffairSheet('2001-02-04'), openSheet),
  screen('office-affair', officePaths.adminAffair('caf_chandrayaan-3-landing')),
  screen('office-affair-half', officePaths.adminAffair(affair)),
  screen('office-affair-preview', officePaths.adminAffairPreview(affair)),
  screen('office-files', officePaths.adminFiles()),
  screen('office-files-unused', `${officePaths.adminFiles()}&view=unused`),
  screen('office-facts', officePaths.adminFacts()),
  screen('office-facts-flagged', `${officePaths.adminFacts()}&view=flagged`),
  screen('office-fact', officePaths.adminFact('fct_repo-rate')),
  screen('office-fact-link', `${officePaths.adminFact('fct_repo-rate')}?find=repo`),
  screen('office-fact-new', officePaths.adminFactNew()),
  screen('office-material-facts', officePaths.adminMaterial('mat_inflation-and-monetary-policy')),
  screen('office-question-facts', officePaths.adminQuestion('qst_gkn-026')),
  screen('office-facts-expiring', `${officePaths.adminFacts()}&view=expiring`),
  screen('office-facts-empty', `${officePaths.adminFacts()}&q=zzzz`),
  screen('office-feeds', officePaths.adminFeeds()),
  screen('office-student', student),
  screen('office-student-attempts', `${student}?kind=attempt`, openAttempt),
  screen('office-student-block', `${student}?act=block`),
  screen('office-student-extra-time', `${student}?act=extra_all`),
  screen('office-student-empty', `${student}?kind=access`),
  screen('office-students', officePaths.adminStudents()),
  screen('office-students-none', `${officePaths.adminStudents()}?state=blocked&exam=upsc&date=seen&from=2026-01-01`),
  screen('office-orders', officePaths.adminSalesTab('orders')),
  screen('office-orders-empty', `${officePaths.adminSalesTab('orders')}&q=zzzz`),
  screen('office-order', officePaths.adminOrder('ord_demo-amount')),
  screen('office-order-extend', `${officePaths.adminOrder('ord_demo-paid-late')}?act=extend`),
  screen('office-student-grant', `${officePaths.adminStudent('demo-buyer')}?act=grant`),
  screen('office-student-merge', `${officePaths.adminStudent('demo-buyer')}?act=merge&other=demo-asha`),
  screen('office-stuck', officePaths.adminSalesTab('stuck')),
  screen('office-reconciliation', officePaths.adminSalesTab('reconciliation')),
  screen('office-notifications', officePaths.adminNotifications()),
  screen('office-notifications-empty', `${officePaths.adminNotifications()}?q=zzzz`),
  screen('office-notification-new', officePaths.adminNotificationNew({ state: 'active', exam: 'ssc' })),
  screen('office-notification', officePaths.adminNotificationNew(), writeMessage),
  screen('office-notification-send', officePaths.adminNotificationNew(), openSending),
  screen('office-notices-automatic', officePaths.adminNotificationsTab('automatic')),
  screen('office-notices-delivery', officePaths.adminNotificationsTab('delivery')),
  screen('office-notice-templates', officePaths.adminNotificationsTab('templates')),
  screen('office-notice-template', officePaths.adminNoticeTemplate('result.out')),
  screen('office-activities', `${activities}?verify=0`),
  screen('office-activities-changes', `${activities}?act=content.published`, showChanges),
  screen('office-activities-empty', `${activities}?from=2001-01-01&to=2001-01-02`),
  screen('office-messages', officePaths.adminMessages()),
  screen('office-messages-empty', `${officePaths.adminMessages()}&q=zzzz`),
  screen('office-message', officePaths.adminMessage('msg_office-2')),
  screen('office-imports', officePaths.adminImports(), open('main form details')),
  screen('office-import', officePaths.adminImports(), importRows),
  screen('office-import-row', officePaths.adminImports(), importRow),
  screen('office-import-row-exam', officePaths.adminImports(), importRowInExam),
  screen('office-import-row-typed', officePaths.adminImports(), importRowTyped),
  screen('office-import-refused', officePaths.adminImports(), importRefused),
  screen('office-settings', officePaths.adminSettings()),
  screen('office-system', officePaths.adminSettingsTab('system')),
  screen('office-settings-search', officePaths.adminSettingsTab('search')),
  screen('office-settings-company', officePaths.adminSettingsTab('company')),
  screen('office-switches', officePaths.adminSettingsTab('switches')),
  screen('office-presets', officePaths.adminPresets()),
  screen('office-preset', officePaths.adminPreset('pre_ssc-cgl-1'), open('main details')),
  screen('office-preset-draft', officePaths.adminPresetDraft('pre_rrb-ntpc-1')),
  screen('office-blueprint-draft', officePaths.adminBlueprintDraft('pre_rrb-ntpc-1')),
  screen('office-settings-exams', officePaths.adminSettingsTab('exams')),
  screen('office-settings-subjects', officePaths.adminSettingsTab('subjects'), open('main ol details')),
  screen('office-settings-categories', officePaths.adminSettingsTab('categories')),
  screen('office-settings-topics', officePaths.adminSettingsTab('topics')),
  screen('office-settings-site', officePaths.adminSettingsTab('site')),
  screen('office-settings-banners', officePaths.adminSettingsTab('banners'), fillBanner),
  screen('office-settings-legal', officePaths.adminSettingsTab('legal')),
  screen('office-legal-page', officePaths.adminLegalPage('privacy'), open('main form details')),
]
