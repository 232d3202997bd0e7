import { maskEmail } from '../../domain/accounts/mask-email.ts'
import type { FoundStudent } from '../../domain/office/contract.ts'
import type { Services } from '../platform/context.ts'
import { readStudents, searchStudents } from './find-students.store.ts'

const shown = 5

/** Students whom a text finds by student id, address, phone number or name. Their addresses leave masked. */
export const findStudents = async ({ db }: Services, text: string): Promise<FoundStudent[]> => {
  const { ids } = await searchStudents(db, text)
  const students = await readStudents(db, ids.slice(0, shown))
  return students.map(({ email, ...student }) => ({ ...student, maskedEmail: maskEmail(email) }))
}
