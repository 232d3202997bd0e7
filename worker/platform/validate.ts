import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import { z, type ZodError, type ZodType } from 'zod'
import { AppError } from './errors.ts'

/** The JSON body of a call that takes no input: `{}`. */
export const EmptyBody = z.strictObject({})

/** Messages of an invalid input by the path of their fields. */
const faultsOf = ({ issues }: Pick<ZodError, 'issues'>): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))

export const invalidInput = (fields: Record<string, string>) =>
  new AppError('input.invalid', 422, 'Check the highlighted fields.', { fields })

/** Value in the form of its contract; throws 422 with the faulty fields. */
export const validValue = <Value>(contract: ZodType<Value>, value: unknown): Value => {
  const parsed = contract.safeParse(value)
  if (!parsed.success) throw invalidInput(faultsOf(parsed.error))
  return parsed.data
}

/** Validates every input of a handler; throws 422 with the faulty fields in the shared ErrorBody. */
export const validate = <Target extends keyof ValidationTargets, Schema extends ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (result.success) return
    throw invalidInput(faultsOf(result.error))
  })
