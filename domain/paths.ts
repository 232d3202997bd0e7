/** Every address of the product; no other file writes one out. */
export const paths = {
  home: () => '/',
  tests: () => '/tests',
  series: (seriesId: string) => `/tests/${seriesId}`,
  test: (testId: string) => `/test/${testId}`,
  testPrint: (testId: string) => `/test/${testId}/print`,
  testResult: (testId: string) => `/test-result/${testId}`,
  /** Parts of a result: figures and charts, solutions, the attempt played again, and when a guess pays. */
  testAnalysis: (testId: string) => `/test-result/${testId}/analysis`,
  testSolutions: (testId: string) => `/test-result/${testId}/solutions`,
  testReplay: (testId: string) => `/test-result/${testId}/replay`,
  testCoach: (testId: string) => `/test-result/${testId}/coach`,
  /** The solution of a question in the result of an attempt. */
  solution: (testId: string, attemptId: string, questionId: string) =>
    `/test-result/${testId}/solutions?${new URLSearchParams({ attempt: attemptId, question: questionId })}#${questionId}`,
  /** Custom quiz, and a session of practice or revision. */
  practice: () => '/practice',
  practiceSession: (sessionId: string) => `/practice/${sessionId}`,
  progress: () => '/profile/progress',
  mistakes: () => '/profile/mistakes',
  revision: () => '/profile/revision',
  notes: () => '/profile/notes',
  /** Corrections of keys and rulings of a test. */
  testErrata: (testId: string) => `/test/${testId}/errata`,
  /** The student's challenges of the keys of a test; with a question, the form for it. */
  challenges: (testId: string, attemptId?: string, questionId?: string) => {
    const search = new URLSearchParams({
      ...(attemptId && { attempt: attemptId }),
      ...(questionId && { question: questionId }),
    })
    return `/test-result/${testId}/challenges${search.size > 0 ? `?${search}` : ''}`
  },
  challengePicture: (attemptId: string, questionId: string) =>
    `/api/attempts/${attemptId}/challenges/${questionId}/picture`,
  testNormalisation: (testId: string) => `/test-result/${testId}/normalisation`,
  demoTest: () => '/demo-test',
  videos: () => '/videos',
  video: (videoId: string) => `/videos/${videoId}`,
  /** A file of a video; `version` changes the address when the file changes. */
  videoFile: (videoId: string, file: { quality: string; version: string }) =>
    `/api/videos/${videoId}/file?${new URLSearchParams(file)}`,
  videoPoster: (videoId: string, version: string) => `/api/videos/${videoId}/poster?version=${version}`,
  /** Captions or chapters of a video, as WebVTT. */
  videoTrack: (videoId: string, track: { kind: string; language: string }) =>
    `/api/videos/${videoId}/track?${new URLSearchParams(track)}`,
  jobs: () => '/jobs',
  job: (jobId: string) => `/jobs/${jobId}`,
  /** The dates of a job as a calendar file. */
  jobCalendar: (jobId: string, language: string) => `/jobs/${jobId}/calendar.ics?lang=${language}`,
  jobsFeed: () => '/feeds/jobs.xml',
  studyMaterials: () => '/study-materials',
  currentAffairs: () => '/study-materials/current-affairs',
  /** A day (`YYYY-MM-DD`) or an item. */
  currentAffair: (dayOrId: string) => `/study-materials/current-affairs/${dayOrId}`,
  currentAffairsQuiz: () => '/study-materials/current-affairs/quiz',
  currentAffairsDigest: (month: string) => `/study-materials/current-affairs/digest/${month}`,
  /** The PDF digest of a month in a language. */
  currentAffairsDigestFile: (month: string, language: string) =>
    `/api/current-affairs/digests/${month}/${language}.pdf`,
  currentAffairsFeed: () => '/feeds/current-affairs.xml',
  material: (materialId: string) => `/materials/${materialId}`,
  /** A file of a material; `version` changes the address when the file changes, `download` saves it. */
  materialFile: (
    materialId: string,
    file: { language: string; part: string; version: string },
    { download = false } = {},
  ) => `/api/materials/${materialId}/file?${new URLSearchParams({ ...file, ...(download && { download: '1' }) })}`,
  about: () => '/about',
  profile: () => '/profile',
  notifications: () => '/notifications',
  /** Opens a notice: marks it as read and leads to its item. */
  notification: (noticeId: string) => `/notifications/${encodeURIComponent(noticeId)}`,
  notificationChoices: () => '/profile/notifications',
  /** Ends the mails of topics without signing in; mail programs post to it (RFC 8058). The page is about the first. */
  unsubscribe: (code: string, ...topics: readonly string[]) =>
    `/unsubscribe/${code}?${new URLSearchParams(topics.map((topic) => ['topic', topic]))}`,
  /** A student's private calendar: tests and job dates of their exams. */
  calendar: (code: string) => `/calendar/${code}.ics`,
  myPurchases: () => '/my-purchases',
  checkout: (offerId: string) => `/checkout/${offerId}`,
  order: (orderId: string) => `/my-purchases/${orderId}`,
  contact: () => '/contact',
  courses: () => '/courses',
  course: (courseId: string) => `/course/${courseId}`,
  lesson: (courseId: string, lessonId: string) => `/course/${courseId}/lesson/${lessonId}`,
  /** The student's own certificate of a course, as a PDF. */
  courseCertificateFile: (courseId: string) => `/api/courses/${courseId}/certificate.pdf`,
  /** The page on which anyone checks a certificate. */
  certificates: () => '/certificate',
  certificate: (code: string) => `/certificate/${code}`,
  /** The page on which anyone checks the receipt of an attempt. */
  receipts: () => '/receipt',
  receipt: (code: string) => `/receipt/${encodeURIComponent(code)}`,
  /** The page on which anyone sees a rank that its student made public. */
  rankCard: (code: string) => `/rank/${encodeURIComponent(code)}`,
  /** The page on which a student makes the rank of an attempt public or takes it back. */
  testRankCard: (testId: string) => `/test-result/${testId}/rank-card`,
  receiptHashes: (code: string) => `/api/receipts/${encodeURIComponent(code)}/hashes`,
  privacy: () => '/privacy',
  terms: () => '/terms',
  refund: () => '/refund',
  ui: () => '/ui',
  login: () => '/login',
  signup: () => '/signup',
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  guardian: () => '/guardian',
  popupDone: () => '/popup-done',
  accountDeleted: () => '/account-deleted',
  /** The copy of the student's own data. */
  dataExport: () => '/api/account/export/file',
  /** A version of a legal page; the current one has the page's own address. */
  legalVersion: (page: string, version: number) => `/${page}?version=${version}`,
  /** The second-factor step of a sign-in. */
  secondFactor: () => '/login/code',
  /** Starts a social sign-in in the same window. */
  socialSignIn: () => '/login/social',
  search: () => '/search',
  sitemap: () => '/sitemap.xml',
  /** The sitemap of one kind of page, from an id on. */
  sitemapOf: (name: string, from?: string) =>
    `/sitemaps/${name}.xml${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`,
  openSearch: () => '/opensearch.xml',
  /** Suggestions for the browser's address bar (OpenSearch). */
  openSearchSuggestions: () => '/opensearch/suggestions',
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
