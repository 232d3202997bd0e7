import { catalogue } from './catalogue.ts'
import { home } from './home.ts'

/** What the home page and the catalogue show. */
export const listing = { catalogue, home }
