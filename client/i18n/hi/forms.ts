import { accounts } from './accounts.ts'
import { errors } from './errors.ts'

/** Signing in and up, and what may go wrong with any form. */
export const forms = { accounts, errors }
