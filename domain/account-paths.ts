const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?${new URLSearchParams({ next })}`

/** Addresses of steps of signing in, of mailed links and of the end of an account. */
export const accountPaths = {
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  guardian: () => '/guardian',
  popupDone: () => '/popup-done',
  accountDeleted: () => '/account-deleted',
  /** The second-factor step of a sign-in. */
  secondFactor: () => '/login/code',
  /** First step after a sign-up; `next` is the page that follows the welcome. */
  welcome: (next = '/') => withNext('/welcome', next),
  /** The first step for a student who comes back to it from the second. */
  welcomeAgain: (next = '/') => `/welcome?${new URLSearchParams({ again: '1', ...(next !== '/' && { next }) })}`,
  /** Second step: the first test. */
  welcomeTest: (next = '/') => withNext('/welcome/test', next),
  /** Sections of the profile. */
  profileDetails: () => '/profile/details',
  profileExams: () => '/profile/exams',
  profileGuardian: () => '/profile/guardian',
  profileSecurity: () => '/profile/security',
  profileTests: () => '/profile/tests',
  profileBookmarks: () => '/profile/bookmarks',
  profileData: () => '/profile/data',
  /** Starts a social sign-in in the same window. */
  socialSignIn: () => '/login/social',
} as const
