/** Texts of the about page. */

export { about } from './about.ts'
