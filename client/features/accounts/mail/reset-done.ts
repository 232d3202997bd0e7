/** Search parameter of /login after a password reset. */
export const resetDone = 'reset'
