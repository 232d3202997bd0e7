import { accounts } from './accounts.ts'
import { errors } from './errors.ts'

/** Texts of sign-in, sign-up and failed forms. */
export const forms = { accounts, errors }
