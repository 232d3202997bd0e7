/** Search parameter of a sign-in that the reader chose; it is missing when a page that needs one redirected them. */
export const byChoice = 'from'
