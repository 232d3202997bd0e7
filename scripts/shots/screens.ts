import type { Page } from 'playwright-core'
import { learningPaths } from '../../domain/learning-paths.ts'
import { filePaths } from '../../domain/file-paths.ts'
import { accountPaths } from '../../domain/account-paths.ts'
import { paths } from '../../domain/paths.ts'
import { examScreens } from './exam-screens.ts'
import { practiceScreens } from './practice-screens.ts'
import { officeScreens } from './office-screens.ts'
import type { Prepared, ShotViewer } from './prepare.ts'

export type ShotScreen = {
  name: string
  path: string | ((prepared: Prepared) => string)
  /** `candidate`: a student of this picture alone, because one window at a time writes an attempt. */
  as?: ShotViewer | 'candidate'
  /** True when the page's clock can be advanced. */
  clock?: boolean
  /** Brings the page into the pictured state; the picture then shows the viewport only. */
  act?: (page: Page) => Promise<unknown>
}

// Locators use positions, because texts are in two languages.

const sendEmpty = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit]').first().click()
  await page.locator('[aria-invalid=true], [role=alert]').first().waitFor()
}

const payNothing = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

const refuseLogin = async (page: Page): Promise<void> => {
  await page.locator('input[name=email]').fill('nobody@example.com')
  await page.locator('input[name=password]').fill('not the password')
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('[role=alert]').first().waitFor()
}

/** The way to a page that the server cannot give. */
const failToOpen = async (page: Page): Promise<void> => {
  await page.route('**/courses.data*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.locator('a[href="/courses"]:visible').first().click()
  await page.locator('main [role=alert]').waitFor()
}

const sendMessage = async (page: Page): Promise<void> => {
  await page.locator('input[name=name]').fill('Asha Rani')
  await page.locator('input[name=email]').fill(`asha-${crypto.randomUUID()}@example.com`)
  await page.locator('select[name=topic]').selectOption('tests')
  await page.locator('input[name=subject]').fill('Mock 1, question 4')
  await page.locator('textarea').fill('Two of the options look the same to me. Could you have a look?')
  await page.locator('main form button[type=submit]').first().click()
  await page.locator('main h2[tabindex]').waitFor()
}

const shareRank = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit]').first().click()
  await page.locator('main a[href^="/rank/"]').waitFor()
}

const openRank = async (page: Page): Promise<void> => {
  await shareRank(page)
  await page.locator('main a[href^="/rank/"]').first().click()
  await page.waitForURL('**/rank/**')
}

const openDeletion = async (page: Page): Promise<void> => {
  await page.locator('#data summary').click()
  await page.locator('#data input[name=confirm]').scrollIntoViewIfNeeded()
}

const chooseExams = async (page: Page): Promise<void> => {
  for (const exam of ['ssc', 'railways', 'state-psc']) await page.locator(`input[value="${exam}"]`).check()
}

const chooseNone = async (page: Page): Promise<void> => {
  await page.locator('button[type=submit]:not([value])').click()
  await page.locator('[aria-invalid=true]').waitFor()
}

const tickExam = async (page: Page): Promise<void> => {
  await page.locator('input[value="upsc"]').check()
  await page.locator('#exams [role=status]:not(:empty)').waitFor()
}

const leaveUnsaved = async (page: Page): Promise<void> => {
  await tickExam(page)
  await page.locator('a[href="/jobs"]:visible').first().click()
  await page.locator('dialog[open]').waitFor()
}

const openCards = async (page: Page): Promise<void> => {
  await page.locator('#cards').scrollIntoViewIfNeeded()
}

const openMenu = (index: number) => async (page: Page) => {
  await page.locator('button[aria-haspopup=menu]').nth(index).click()
  await page.locator('[role=menu]').waitFor()
}

const saveJob = async (page: Page) => {
  await page.locator('main form:has(input[value=save]) button').first().click()
  await page.locator('li.toast a').waitFor()
}

const openSearch = async (page: Page) => {
  await page.keyboard.press('/')
  await page.locator('dialog[open] input').fill('ssc')
  await page.locator('[role=option]').first().waitFor()
}

/** Navigates to a page whose data never arrives, or fails with `status`. */
const leaveFor = (path: string, status: number | null) => async (page: Page) => {
  await page.route(`**${path}.data*`, (route) => (status === null ? undefined : route.fulfill({ status, body: '' })))
  await page.locator(`nav a[href="${path}"]`).locator('visible=true').first().click()
  await page
    .locator(status === null ? 'main [role=status]' : 'main [role=alert]')
    .first()
    .waitFor()
}

const goOffline = async (page: Page) => {
  await page.context().setOffline(true)
  await page.locator('[data-sonner-toast]').first().waitFor()
}

const openFilters = async (page: Page) => {
  await page.locator('main form[role=search] summary').click()
}

const withCode = (path: string, code: (prepared: Prepared) => string) => (prepared: Prepared) =>
  `${path}?${new URLSearchParams({ token: code(prepared) })}`

export const screens: ShotScreen[] = [
  { name: 'home', path: paths.home() },
  { name: 'home-student', path: paths.home(), as: 'student' },
  { name: 'home-newcomer', path: paths.home(), as: 'newcomer' },
  { name: 'home-done', path: paths.home(), as: 'settled' },
  { name: 'home-offline', path: paths.home(), act: goOffline },
  { name: 'home-theme-menu', path: paths.home(), act: openMenu(0) },
  { name: 'home-account-menu', path: paths.home(), as: 'admin', act: openMenu(1) },
  { name: 'home-floating-menu', path: paths.home(), act: openMenu(-1) },
  { name: 'student-floating-menu', path: paths.courses(), as: 'student', act: openMenu(-1) },
  { name: 'print', path: paths.job('job_sample-clerks'), act: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'search-overlay', path: paths.jobs(), act: openSearch },
  { name: 'loading', path: paths.courses(), act: leaveFor(paths.tests(), null) },
  { name: 'error', path: paths.about(), act: leaveFor(paths.tests(), 500) },
  { name: 'tests', path: paths.tests() },
  { name: 'tests-student', path: paths.tests(), as: 'student' },
  { name: 'tests-filtered', path: `${paths.tests()}?exam=ssc&access=free` },
  { name: 'tests-filtering', path: `${paths.tests()}?exam=ssc`, act: openFilters },
  { name: 'tests-empty', path: `${paths.tests()}?q=zzzz` },
  { name: 'test-errata', path: learningPaths.testErrata('tst_ssc-cgl-shift-1') },
  { name: 'series-for-sale', path: paths.series('ser_jee-advanced-practice') },
  { name: 'series', path: paths.series('ser_ssc-sections'), as: 'student' },
  { name: 'search', path: paths.search() },
  { name: 'search-results', path: `${paths.search()}?q=samvidhan` },
  { name: 'search-corrected', path: `${paths.search()}?q=upcs+prelims` },
  { name: 'search-empty', path: `${paths.search()}?q=zzzz&type=job` },
  { name: 'materials', path: paths.studyMaterials() },
  { name: 'materials-student', path: paths.studyMaterials(), as: 'student' },
  { name: 'materials-empty', path: `${paths.studyMaterials()}?q=zzzz` },
  { name: 'material', path: `${paths.material('mat_percentages-profit-interest')}?view=pages` },
  { name: 'material-text', path: `${paths.material('mat_algebra-geometry-mensuration')}?view=text` },
  { name: 'current-affairs', path: paths.currentAffairs() },
  { name: 'current-affairs-student', path: paths.currentAffairs(), as: 'student' },
  { name: 'current-affairs-day', path: paths.currentAffair('2023-08-23'), as: 'student' },
  { name: 'current-affairs-empty', path: `${paths.currentAffairs()}?category=sports&month=2001-01` },
  { name: 'material-facts', path: paths.material('mat_fundamental-rights-and-duties') },
  { name: 'current-affair', path: paths.currentAffair('caf_new-criminal-laws') },
  { name: 'current-affairs-digest', path: paths.currentAffairsDigest('2023-08') },
  { name: 'current-affairs-quiz', path: paths.currentAffairsQuiz() },
  { name: 'courses', path: paths.courses() },
  { name: 'courses-student', path: paths.courses(), as: 'student' },
  { name: 'courses-empty', path: `${paths.courses()}?q=zzzz` },
  { name: 'course', path: paths.course('crs_english-error-hunt') },
  { name: 'course-enrolled', path: paths.course('crs_constitution-foundations'), as: 'student' },
  { name: 'course-completed', path: paths.course('crs_first-month'), as: 'student' },
  { name: 'lesson', path: paths.lesson('crs_motion-and-forces', 'straight-line') },
  { name: 'lesson-done', path: paths.lesson('crs_percentages-to-profit', 'per-hundred'), as: 'student' },
  { name: 'lesson-video', path: paths.lesson('crs_percentages-to-profit', 'percentages-in-pictures'), as: 'student' },
  { name: 'lesson-material', path: paths.lesson('crs_first-month', 'last-week'), as: 'student' },
  { name: 'lesson-test', path: paths.lesson('crs_reasoning-from-zero', 'final-test'), as: 'student' },
  { name: 'lesson-locked', path: paths.lesson('crs_constitution-foundations', 'fundamental-rights'), as: 'student' },
  { name: 'certificates', path: paths.certificates() },
  { name: 'certificate', path: ({ certificateCode }) => paths.certificate(certificateCode) },
  { name: 'certificate-unknown', path: paths.certificate('0'.repeat(28)) },
  { name: 'mistakes', path: learningPaths.mistakes(), as: 'student' },
  { name: 'mistakes-filtered', path: `${learningPaths.mistakes()}?kind=none&q=zzzz`, as: 'student' },
  { name: 'mistakes-left', path: `${learningPaths.mistakes()}?state=left`, as: 'student' },
  { name: 'mistakes-empty', path: learningPaths.mistakes(), as: 'newcomer' },
  { name: 'notes', path: learningPaths.notes(), as: 'student' },
  { name: 'notes-empty', path: learningPaths.notes(), as: 'newcomer' },
  { name: 'receipts', path: learningPaths.receipts() },
  { name: 'rank-card-unknown', path: learningPaths.rankCard('0'.repeat(22)) },
  { name: 'receipt-unknown', path: learningPaths.receipt('0'.repeat(22)) },
  { name: 'videos', path: paths.videos() },
  { name: 'videos-student', path: paths.videos(), as: 'student' },
  { name: 'videos-empty', path: `${paths.videos()}?q=zzzz` },
  { name: 'video', path: paths.video('vid_percentages-quickly') },
  { name: 'video-notes', path: paths.video('vid_reading-a-bar-chart'), as: 'student' },
  { name: 'video-preview', path: paths.video('vid_newtons-three-laws') },
  { name: 'video-locked', path: paths.video('vid_simple-and-compound-interest') },
  { name: 'login', path: paths.login() },
  { name: 'login-refused', path: paths.login(), act: refuseLogin },
  { name: 'login-social-refused', path: `${paths.login()}?error=account_not_linked` },
  { name: 'login-code', path: accountPaths.secondFactor() },
  { name: 'signup', path: paths.signup() },
  { name: 'signup-errors', path: paths.signup(), act: sendEmpty },
  { name: 'welcome', path: accountPaths.welcome(), as: 'newcomer' },
  { name: 'welcome-chosen', path: accountPaths.welcome(), as: 'newcomer', act: chooseExams },
  { name: 'welcome-unchosen', path: accountPaths.welcome(), as: 'newcomer', act: chooseNone },
  { name: 'welcome-test', path: accountPaths.welcomeTest(), as: 'newcomer' },
  { name: 'welcome-return', path: accountPaths.welcomeTest(paths.test('tst_ssc-cgl-mock-1')), as: 'newcomer' },
  { name: 'forgot-password', path: accountPaths.forgotPassword() },
  { name: 'reset-password', path: `${accountPaths.resetPassword()}?token=a-code-that-came-by-mail` },
  {
    name: 'confirm-email',
    path: withCode(accountPaths.confirmEmail(), ({ confirmCode }) => confirmCode),
    as: 'newcomer',
  },
  { name: 'guardian', path: withCode(accountPaths.guardian(), ({ guardianCode }) => guardianCode) },
  { name: 'guardian-invalid', path: `${accountPaths.guardian()}?token=no-such-code-at-all` },
  { name: 'popup-done', path: `${accountPaths.popupDone()}?error=access_denied` },
  { name: 'profile', path: paths.profile(), as: 'student' },
  { name: 'revision', path: learningPaths.revision(), as: 'student' },
  { name: 'revision-cards', path: `${learningPaths.revision()}?state=due#cards`, as: 'student', act: openCards },
  { name: 'revision-newcomer', path: learningPaths.revision(), as: 'newcomer' },
  { name: 'profile-newcomer', path: paths.profile(), as: 'newcomer' },
  { name: 'profile-minor', path: paths.profile(), as: 'minor' },
  { name: 'profile-details', path: accountPaths.profileDetails(), as: 'student' },
  { name: 'profile-exams', path: accountPaths.profileExams(), as: 'student' },
  { name: 'profile-exams-unsaved', path: accountPaths.profileExams(), as: 'student', act: tickExam },
  { name: 'profile-exams-leaving', path: accountPaths.profileExams(), as: 'student', act: leaveUnsaved },
  { name: 'profile-guardian', path: accountPaths.profileGuardian(), as: 'minor' },
  { name: 'profile-security', path: accountPaths.profileSecurity(), as: 'student' },
  { name: 'profile-security-newcomer', path: accountPaths.profileSecurity(), as: 'newcomer' },
  { name: 'profile-tests', path: accountPaths.profileTests(), as: 'student' },
  { name: 'profile-tests-empty', path: accountPaths.profileTests(), as: 'newcomer' },
  { name: 'profile-bookmarks', path: accountPaths.profileBookmarks(), as: 'student' },
  { name: 'profile-bookmarks-empty', path: accountPaths.profileBookmarks(), as: 'newcomer' },
  { name: 'profile-data', path: accountPaths.profileData(), as: 'student' },
  { name: 'profile-delete', path: accountPaths.profileData(), as: 'student', act: openDeletion },
  { name: 'notifications', path: paths.notifications(), as: 'student' },
  { name: 'notifications-newcomer', path: paths.notifications(), as: 'newcomer' },
  { name: 'progress', path: learningPaths.progress(), as: 'student' },
  { name: 'progress-newcomer', path: learningPaths.progress(), as: 'newcomer' },
  { name: 'notification-choices', path: paths.notificationChoices(), as: 'student' },
  { name: 'notification-choices-minor', path: paths.notificationChoices(), as: 'minor' },
  { name: 'unsubscribe-unknown', path: filePaths.unsubscribe('0'.repeat(22), 'jobs') },
  { name: 'account-deleted', path: accountPaths.accountDeleted() },
  { name: 'about', path: paths.about() },
  { name: 'contact', path: paths.contact() },
  { name: 'contact-student', path: `${paths.contact()}?topic=privacy`, as: 'student' },
  { name: 'contact-errors', path: paths.contact(), act: sendEmpty },
  { name: 'contact-sent', path: paths.contact(), act: sendMessage },
  { name: 'privacy', path: paths.privacy() },
  { name: 'privacy-older', path: paths.legalVersion('privacy', 1) },
  { name: 'terms', path: paths.terms() },
  { name: 'refund', path: paths.refund() },
  { name: 'jobs', path: paths.jobs() },
  { name: 'jobs-filtered', path: `${paths.jobs()}?list=all&level=state&state=UP` },
  { name: 'jobs-student', path: paths.jobs(), as: 'student' },
  { name: 'jobs-mine-visitor', path: `${paths.jobs()}?list=mine` },
  { name: 'jobs-saved-empty', path: `${paths.jobs()}?list=saved`, as: 'student' },
  { name: 'jobs-saving', path: paths.jobs(), as: 'newcomer', act: saveJob },
  { name: 'job', path: `${paths.job('job_sample-clerks')}?born=1999-02-28&category=obc` },
  { name: 'job-cancelled', path: paths.job('job_sample-mp-patwari') },
  { name: 'job-verdict', path: paths.job('job_sample-coast-sailors'), as: 'student' },
  { name: 'checkout', path: `${paths.checkout('ofr_crs_english-error-hunt')}?coupon=DEMO20`, as: 'student' },
  { name: 'checkout-newcomer', path: paths.checkout('ofr_crs_english-error-hunt'), as: 'newcomer' },
  { name: 'checkout-refused', path: paths.checkout('ofr_crs_english-error-hunt'), as: 'minor', act: payNothing },
  { name: 'my-purchases', path: paths.myPurchases(), as: 'newcomer' },
  { name: 'my-purchases-empty', path: paths.myPurchases(), as: 'minor' },
  { name: 'order-paid', path: ({ paidOrderId }) => paths.order(paidOrderId), as: 'newcomer' },
  { name: 'order-unpaid', path: ({ unpaidOrderId }) => paths.order(unpaidOrderId), as: 'newcomer' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'application-error', path: paths.about(), act: failToOpen },
  ...officeScreens,
  { name: 'ui', path: paths.ui() },
  ...examScreens,
  ...practiceScreens,
  { name: 'result', path: paths.testResult('tst_ssc-english-1'), as: 'student' },
  { name: 'result-analysis', path: learningPaths.testAnalysis('tst_ssc-english-1'), as: 'student' },
  { name: 'result-solutions', path: learningPaths.testSolutions('tst_ssc-english-1'), as: 'student' },
  { name: 'result-coach', path: learningPaths.testCoach('tst_ssc-english-1'), as: 'student' },
  { name: 'result-replay', path: `${learningPaths.testReplay('tst_ssc-cgl-2026-mock-1')}?at=900`, as: 'student' },
  {
    name: 'result-rank-card',
    path: learningPaths.testRankCard('tst_ssc-cgl-2026-mock-2'),
    as: 'student',
    act: shareRank,
  },
  { name: 'rank-card', path: learningPaths.testRankCard('tst_ssc-cgl-2026-mock-2'), as: 'student', act: openRank },
  { name: 'result-rank-card-refused', path: learningPaths.testRankCard('tst_ssc-english-1'), as: 'student' },
  { name: 'result-disqualified', path: paths.testResult('tst_rpsc-ras-1'), as: 'student' },
  { name: 'result-with-maths', path: paths.testResult('tst_gate-1'), as: 'student' },
  { name: 'result-held-back', path: paths.testResult('tst_ssc-cgl-live-1'), as: 'student' },
  { name: 'result-none', path: paths.testResult('tst_ssc-reasoning-1'), as: 'student' },
]
