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
  /** Starts a social sign-in in the same window. */
  socialSignIn: () => '/login/social',
} as const
