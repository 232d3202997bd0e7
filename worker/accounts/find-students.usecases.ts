import { maskEmail } from '../../domain/accounts/mask-email.ts'
import type { FoundStudent } from '../../domain/office/contract.ts'
import type { Services } from '../platform/context.ts'
import { studentsBeginningWith } from './find-students.store.ts'

const shown = 5

/** Students whose student id, address or name begins with the text. Their addresses leave masked. */
export const findStudents = async ({ db }: Services, text: string): Promise<FoundStudent[]> => {
  const rows = await studentsBeginningWith(db, text, shown)
  const byId = new Map(
    rows.map(({ email, ...student }) => [student.uid, { ...student, maskedEmail: maskEmail(email) }]),
  )
  return [...byId.values()].slice(0, shown)
}
