import { about } from './about.ts'
import { coming } from './coming.ts'

/** Texts of the other pages. */
export const site = { about, coming }
