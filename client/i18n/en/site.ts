import { about } from './about.ts'
import { accounts } from './accounts.ts'
import { coming } from './coming.ts'
import { errors } from './errors.ts'

/** The other pages, and what goes wrong on any. */
export const site = { about, accounts, coming, errors }
