/** In the address of /login after a password was set anew. */
export const resetDone = 'reset'
