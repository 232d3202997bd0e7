/** Texts of the about page and of the pages that are not built yet. */

export { about } from './about.ts'
export { coming } from './coming.ts'
