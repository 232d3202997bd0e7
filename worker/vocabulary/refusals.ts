import type { BothNames } from '../../domain/vocabulary/contract.ts'
import { AppError } from '../platform/errors.ts'

/** Refusal of an act on something that is used, or of a name that another has. `fields`: reason by field. */
export const refused = (reason: 'used' | 'taken', message: string, fields?: Record<string, string>): AppError =>
  new AppError('content.not_possible', 409, message, { details: { reason }, ...(fields && { fields }) })

/** Refusal of a new name for something that has another name than its editor saw; null where it has that name. */
export const renamedMeanwhile = (current: Pick<BothNames, 'en' | 'hi'>, base: BothNames): AppError | null =>
  current.en === base.en && current.hi === base.hi
    ? null
    : new AppError('content.revision_conflict', 409, 'Someone else has renamed it meanwhile.')
