import { z } from 'zod'
import { passwordLength } from '../../../domain/accounts/contract.ts'

/** A password in a form. Its maximum length is judged by the worker alone, which answers 400 before any hash runs. */
export const TypedPassword = z.string()

export const NewPassword = TypedPassword.min(passwordLength.min)

/** Password of the account that is signed in, which proves who asks; empty when the account has none. */
export const OwnPassword = TypedPassword.default('')
