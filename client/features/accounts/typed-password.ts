import { z } from 'zod'

/** A password in a form. Its length is judged by the worker alone, which answers an excessive one with 400. */
export const TypedPassword = z.string()

/** Password of the account that is signed in, which proves who asks; empty when the account has none. */
export const OwnPassword = TypedPassword.default('')
