/** Addresses of files and of what programs read. */
export const filePaths = {
  challengePicture: (attemptId: string, questionId: string) =>
    `/api/attempts/${attemptId}/challenges/${questionId}/picture`,
  /** A file of a video; `version` changes the address when the file changes. */
  videoFile: (videoId: string, file: { quality: string; version: string }) =>
    `/api/videos/${videoId}/file?${new URLSearchParams(file)}`,
  videoPoster: (videoId: string, version: string) => `/api/videos/${videoId}/poster?version=${version}`,
  /** Captions or chapters of a video, as WebVTT. */
  videoTrack: (videoId: string, track: { kind: string; language: string }) =>
    `/api/videos/${videoId}/track?${new URLSearchParams(track)}`,
  /** The PDF digest of a month in a language. */
  currentAffairsDigestFile: (month: string, language: string) =>
    `/api/current-affairs/digests/${month}/${language}.pdf`,
  /** A student's private calendar: tests and job dates of their exams. */
  calendar: (code: string) => `/calendar/${code}.ics`,
  /** The student's own certificate of a course, as a PDF. */
  courseCertificateFile: (courseId: string) => `/api/courses/${courseId}/certificate.pdf`,
  /** Ends the mails of topics without signing in; mail programs post to it (RFC 8058). The page is about the first. */
  unsubscribe: (code: string, ...topics: readonly string[]) =>
    `/unsubscribe/${code}?${new URLSearchParams(topics.map((topic) => ['topic', topic]))}`,
  /** Pictures for chats of what a student made public. */
  certificateImage: (code: string) => `/api/certificates/${encodeURIComponent(code)}/image.png`,
  rankCardImage: (code: string) => `/api/rank-cards/${encodeURIComponent(code)}/image.png`,
  receiptHashes: (code: string) => `/api/receipts/${encodeURIComponent(code)}/hashes`,
  /** The copy of the student's own data. */
  dataExport: () => '/api/account/export/file',
  sitemap: () => '/sitemap.xml',
  /** The sitemap of one kind of page, from an id on. */
  sitemapOf: (name: string, from?: string) =>
    `/sitemaps/${name}.xml${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`,
  /** Suggestions for the browser's address bar (OpenSearch). */
  openSearchSuggestions: () => '/opensearch/suggestions',
} as const
