import type { FileFault, RefusalReason } from '../../domain/files/upload-states.ts'
import { AppError } from '../platform/errors.ts'

/** Fault of a file, whose text is chosen by its reason. */
const fault = (status: 409 | 415 | 422, reason: FileFault, message: string, details: Record<string, unknown> = {}) =>
  new AppError(status === 409 ? 'content.not_possible' : 'input.invalid', status, message, {
    details: { reason, ...details },
  })

export const wrongType = () => fault(415, 'wrong_type', 'This file is of another type.')
export const damagedPart = () => fault(422, 'part_damaged', 'This part did not arrive as it was sent.')
export const busyPart = (number: number) =>
  fault(409, 'part_busy', 'Another request stores this part.', { parts: [number] })
export const missingParts = (parts: readonly number[]) =>
  fault(409, 'parts_missing', 'Parts of this file are missing.', { parts })
export const usedFile = () => fault(409, 'used', 'An item names this file.')
export const tooManyUploads = () => fault(409, 'too_many', 'Too many uploads are open.')

/** Thrown by an inspector: the whole file is refused, and its bytes are deleted. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(`This file is refused: ${reason}`)
    this.reason = reason
  }
}
