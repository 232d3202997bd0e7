/** Addresses of results, practice and revision. */
export const learningPaths = {
  /** Parts of a result: figures and charts, solutions, the attempt played again, and when a guess pays. */
  testAnalysis: (testId: string) => `/test-result/${testId}/analysis`,
  testSolutions: (testId: string) => `/test-result/${testId}/solutions`,
  testReplay: (testId: string) => `/test-result/${testId}/replay`,
  testCoach: (testId: string) => `/test-result/${testId}/coach`,
  /** The solution of a question in the result of an attempt. */
  solution: (testId: string, attemptId: string, questionId: string) =>
    `/test-result/${testId}/solutions?${new URLSearchParams({ attempt: attemptId, question: questionId })}#${questionId}`,
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
  testNormalisation: (testId: string) => `/test-result/${testId}/normalisation`,
  /** The page on which anyone checks the receipt of an attempt. */
  receipts: () => '/receipt',
  receipt: (code: string) => `/receipt/${encodeURIComponent(code)}`,
  /** The page on which anyone sees a rank that its student made public. */
  rankCard: (code: string) => `/rank/${encodeURIComponent(code)}`,
  /** The page on which a student makes the rank of an attempt public or takes it back. */
  testRankCard: (testId: string) => `/test-result/${testId}/rank-card`,
} as const
