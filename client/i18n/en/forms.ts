/** Texts of sign-in, sign-up and failed forms. */

export { accounts } from './accounts.ts'
export { errors } from './errors.ts'
