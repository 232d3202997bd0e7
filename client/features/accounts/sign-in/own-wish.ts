/** In the address of a sign-in that the reader asked for; without it, a page that needs one sent them there. */
export const ownWish = 'from'
