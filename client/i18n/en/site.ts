import { about } from './about.ts'
import { coming } from './coming.ts'

/** The other pages. */
export const site = { about, coming }
