import { about } from './about.ts'
import { coming } from './coming.ts'

/** Texts of the about page and of the pages that are not built yet. */
export const site = { about, coming }
