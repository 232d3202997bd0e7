/** Texts of the home page and the catalogue. */

export { catalogue } from './catalogue.ts'
export { home } from './home.ts'
