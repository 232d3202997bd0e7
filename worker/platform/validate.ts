import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type { ZodType } from 'zod'
import { AppError } from './errors.ts'

/** The one way input enters a handler: failures leave in the shared ErrorBody shape. */
export const validate = <Target extends keyof ValidationTargets, Schema extends ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (result.success) return
    const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
    throw new AppError('input.invalid', 422, 'Check the highlighted fields.', { fields })
  })
