/** Addresses of the administrators' screens, apart from those that every page carries. */
export const officePaths = {
  adminTests: () => '/admin/tests',
  /** Groups of shifts, or one of them. */
  adminShifts: (groupId?: string) =>
    `/admin/tests?${new URLSearchParams({ tab: 'shifts', ...(groupId !== undefined && { group: groupId }) })}`,
  adminTestNew: () => '/admin/tests/new',
  adminTest: (testId: string) => `/admin/tests/${testId}`,
  /** The draft of a test in the exam screen. */
  adminTestPreview: (testId: string) => `/admin/tests/${testId}/preview`,
  /** The live room of a test. */
  adminTestLive: (testId: string) => `/admin/tests/${testId}/live`,
  adminTestStatistics: (testId: string) => `/admin/tests/${testId}/statistics`,
  /** Keys of the questions of a test. */
  adminTestKeys: (testId: string) => `/admin/tests/${testId}/keys`,
  /** The draft of a test on paper. */
  adminTestPrint: (testId: string) => `/admin/tests/${testId}/print`,
  adminTestSeries: () => '/admin/test-series',
  adminSeriesNew: () => '/admin/test-series/new',
  adminSeries: (seriesId: string) => `/admin/test-series/${seriesId}`,
  adminSeriesPreview: (seriesId: string) => `/admin/test-series/${seriesId}/preview`,
  adminActivities: () => '/admin/activities',
  /** The messages of the contact form, a tab of the activities. */
  adminMessages: () => '/admin/activities?tab=messages',
  adminMessage: (messageId: string) =>
    `/admin/activities?${new URLSearchParams({ tab: 'messages', message: messageId })}`,
  adminMaterials: () => '/admin/materials',
  /** The current affairs, a tab of the materials. */
  adminCurrentAffairs: () => '/admin/materials?tab=current-affairs',
  adminAffair: (itemId: string) => `/admin/materials/current-affairs/${itemId}`,
  adminMaterialNew: () => '/admin/materials/new',
  adminMaterial: (materialId: string) => `/admin/materials/${materialId}`,
  /** The draft of a material as students would see it. */
  adminMaterialPreview: (materialId: string) => `/admin/materials/${materialId}/preview`,
  adminMaterialPreviewFile: (materialId: string, file: { language: string; part: string; version: string }) =>
    `/api/admin/materials/${materialId}/preview/file?${new URLSearchParams(file)}`,
  adminVideos: () => '/admin/videos',
  adminVideoNew: () => '/admin/videos/new',
  adminVideo: (videoId: string) => `/admin/videos/${videoId}`,
  /** The draft of a video as students would see it, its files, and its captions or chapters as WebVTT. */
  adminVideoPreview: (videoId: string) => `/admin/videos/${videoId}/preview`,
  adminVideoFile: (videoId: string, part: string, version: string) =>
    `/api/admin/videos/${videoId}/file?${new URLSearchParams({ part, version })}`,
  adminVideoTrack: (videoId: string, track: { kind: string; language: string; revision?: string }) =>
    `/api/admin/videos/${videoId}/track?${new URLSearchParams(track)}`,
  adminCourses: () => '/admin/courses',
  adminCourseNew: () => '/admin/courses/new',
  adminCourse: (courseId: string) => `/admin/courses/${courseId}`,
  /** The draft of a course as students would see it. */
  adminCoursePreview: (courseId: string) => `/admin/courses/${courseId}/preview`,
  /** The certificates, a tab of the courses. */
  adminCertificates: () => '/admin/courses?tab=certificates',
  adminStudents: () => '/admin/students',
  adminStudent: (uid: string) => `/admin/students/${uid}`,
  adminQuestionBank: () => '/admin/question-bank',
  adminQuestionNew: () => '/admin/question-bank/new',
  adminQuestion: (questionId: string) => `/admin/question-bank/${questionId}`,
  adminQuestionStatistics: (questionId: string) => `/admin/question-bank/${questionId}/statistics`,
  /** The draft of a question as students would see it. */
  adminQuestionPreview: (questionId: string) => `/admin/question-bank/${questionId}/preview`,
  /** A tab of the bank: passages, reports, translations, papers, imports. */
  adminBankTab: (tab: string) => `/admin/question-bank?${new URLSearchParams({ tab })}`,
  /** Students' reports of a question, and the correction of its key. */
  adminQuestionReports: (questionId: string) => `/admin/question-bank/${questionId}/reports`,
  /** Challenges of the key of a question; of its newest challenged version, or of the one that is named. */
  adminQuestionChallenges: (questionId: string, versionId?: string) =>
    `/admin/question-bank/${questionId}/challenges${versionId ? `?${new URLSearchParams({ version: versionId })}` : ''}`,
  adminChallengePicture: (challengeId: string) => `/api/admin/challenges/pictures/${challengeId}`,
  adminQuestionKey: (questionId: string) => `/admin/question-bank/${questionId}/key`,
  adminPassageNew: () => '/admin/question-bank/passages/new',
  adminPassagePreview: (passageId: string) => `/admin/question-bank/passages/${passageId}/preview`,
  adminPassage: (passageId: string) => `/admin/question-bank/passages/${passageId}`,
  /** Papers with their findings, a tab of the bank, and the findings of one test. */
  adminPapers: () => '/admin/question-bank?tab=papers',
  adminPaper: (testId: string) => `/admin/question-bank?${new URLSearchParams({ tab: 'papers', paper: testId })}`,
  adminDeletedQuestions: () => '/admin/question-bank/deleted',
  /** The imports of questions, a tab of the bank. */
  adminImports: () => '/admin/question-bank?tab=imports',
  adminImport: (importId: string) => `/admin/question-bank/imports/${importId}`,
  /** A row of an import as students will see it. */
  adminImportRowPreview: (importId: string, position: number) =>
    `/admin/question-bank/imports/${importId}/rows/${position}/preview`,
  adminSales: () => '/admin/sales',
  /** A tab of the sales: orders, stuck, refunds, offers, coupons, reconciliation. */
  adminSalesTab: (tab: string) => `/admin/sales?${new URLSearchParams({ tab })}`,
  adminOrder: (orderId: string) => `/admin/sales/orders/${orderId}`,
  /** File of an invoice or credit note. */
  adminDocument: (orderId: string, file: string) => `/api/admin/orders/${orderId}/documents/${file}`,
  adminJobs: () => '/admin/jobs',
  adminJobNew: () => '/admin/jobs/new',
  adminJob: (jobId: string) => `/admin/jobs/${jobId}`,
  /** The draft of a job as students would see it. */
  adminJobPreview: (jobId: string) => `/admin/jobs/${jobId}/preview`,
  /** A day of the current affairs (`YYYY-MM-DD`); `publish` opens the check before publication. */
  adminAffairDay: (day: string, { publish = false } = {}) =>
    `/admin/materials?${new URLSearchParams({ tab: 'current-affairs', day, ...(publish && { publish: '1' }) })}`,
  /** The sheet for the items of a day. */
  adminAffairNew: () => '/admin/materials/current-affairs/new',
  adminAffairSheet: (day: string) => `/admin/materials/current-affairs/new?${new URLSearchParams({ day })}`,
  adminFiles: () => '/admin/materials?tab=files',
  adminFacts: () => '/admin/materials?tab=facts',
  adminFactNew: () => '/admin/materials/facts/new',
  adminFact: (factId: string) => `/admin/materials/facts/${factId}`,
  adminFeeds: () => '/admin/materials?tab=feeds',
  /** The draft of a current-affairs item as students would see it. */
  adminAffairPreview: (itemId: string) => `/admin/materials/current-affairs/${itemId}/preview`,
  adminNotifications: () => '/admin/notifications',
  /** The start of a message; with a filter of the list of students it goes to them. */
  adminNotificationNew: (filter: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(filter)
    return `/admin/notifications/new${search.size > 0 ? `?${search}` : ''}`
  },
  adminNotification: (messageId: string) => `/admin/notifications/${messageId}`,
  /** A tab of the notifications: automatic, delivery, templates. */
  adminNotificationsTab: (tab: string) => `/admin/notifications?${new URLSearchParams({ tab })}`,
  /** Mails in a state: those of a broadcast, or of all. */
  adminNoticeMails: (state: string, source?: string) =>
    `/admin/notifications?${new URLSearchParams({ tab: 'delivery', state, ...(source && { source }) })}`,
  adminNoticeTemplate: (kind: string) => `/admin/notifications/templates/${kind}`,
  adminSettings: () => '/admin/settings',
  adminPresets: () => '/admin/settings?tab=presets',
  /** Versions of an exam pattern. */
  adminPreset: (presetId: string) => `/admin/settings/presets/${presetId}`,
  adminPresetDraft: (presetId: string) => `/admin/settings/presets/${presetId}/draft`,
  adminBlueprintDraft: (presetId: string) => `/admin/settings/presets/${presetId}/blueprint`,
  adminSettingsTab: (tab: string) => `/admin/settings?${new URLSearchParams({ tab })}`,
  adminLegalPage: (page: string) => `/admin/settings/legal/${page}`,
} as const
