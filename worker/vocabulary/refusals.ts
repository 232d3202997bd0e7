import { AppError } from '../platform/errors.ts'

/** Refusal of an act on something that is used, or of a name that another has. `fields`: reason by field. */
export const refused = (reason: 'used' | 'taken', message: string, fields?: Record<string, string>): AppError =>
  new AppError('content.not_possible', 409, message, { details: { reason }, ...(fields && { fields }) })
