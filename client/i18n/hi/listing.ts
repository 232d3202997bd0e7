import { catalogue } from './catalogue.ts'
import { home } from './home.ts'

/** Texts of the home page and the catalogue. */
export const listing = { catalogue, home }
