import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import { z, type ZodError, type ZodType } from 'zod'
import { AppError } from './errors.ts'

/** The JSON body of a call that takes no input: `{}`. */
export const EmptyBody = z.strictObject({})

/** Faults of an input by the path of its fields. */
export const faultsOf = ({ issues }: Pick<ZodError, 'issues'>): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))

export const invalidInput = (fields: Record<string, string>) =>
  new AppError('input.invalid', 422, 'Check the highlighted fields.', { fields })

/** The one way input enters a handler: failures leave in the shared ErrorBody shape. */
export const validate = <Target extends keyof ValidationTargets, Schema extends ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (result.success) return
    throw invalidInput(faultsOf(result.error))
  })
