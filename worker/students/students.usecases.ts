import type { StudentContact, StudentPage, StudentQuery } from '../../domain/students/contract.ts'
import { describeStudent, readContact } from '../accounts/student.usecases.ts'
import { inAuditedTransaction, recordAct, recordOnceIn, type Act } from '../activities/audit.ts'
import { standingAllowances } from '../attempts/student-attempts.usecases.ts'
import { erasureOf } from '../data-rights/erasure.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { noteStatement } from './students.store.ts'
import { readTimeline } from './timeline.usecases.ts'

/** Time within which further looks of an administrator at a student are one activity. */
const lookMs = 60 * 60_000

type StudentAct = 'student.viewed' | 'student.contact_shown' | 'student.noted'

const onStudent = (actor: string, act: StudentAct, uid: string): Act => ({
  actor,
  act,
  kind: 'student',
  itemId: uid,
  person: uid,
})

/**
 * Page of a student; the look is recorded before anything leaves. Of a deleted account only the deletion is told.
 * Throws 404 for an account that never existed.
 */
export const readStudent = async (
  services: Services,
  actorId: string,
  uid: string,
  query: StudentQuery,
): Promise<StudentPage> => {
  const account = await describeStudent(services, uid)
  if (!account) {
    const erasure = await erasureOf(services, uid)
    if (!erasure) throw notFound()
    return { state: 'erased', ...erasure }
  }
  await recordOnceIn(services, onStudent(actorId, 'student.viewed', uid), lookMs)
  const [allowances, timeline] = await Promise.all([
    standingAllowances(services, uid),
    readTimeline(services, uid, query),
  ])
  return { state: 'present', student: { ...account, ...allowances, isSelf: uid === actorId }, timeline }
}

/** Contact details of a student; each time is an activity. Throws 404 without an account. */
export const showContact = async (services: Services, actorId: string, uid: string): Promise<StudentContact> => {
  const contact = await readContact(services, uid)
  if (!contact) throw notFound()
  await recordAct(services, onStudent(actorId, 'student.contact_shown', uid))
  return contact
}

/** Adds a note for colleagues. Throws 404 without an account. */
export const noteStudent = async (services: Services, actorId: string, uid: string, text: string): Promise<void> => {
  const note = { id: services.newId('not'), uid, text, by: actorId, now: services.now() }
  const { isDone } = await inAuditedTransaction(services, onStudent(actorId, 'student.noted', uid), [
    noteStatement(note),
  ])
  if (!isDone) throw notFound()
}
