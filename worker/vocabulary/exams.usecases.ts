import type { AuditAct } from '../../domain/activities/acts.ts'
import type { ExamChange, ExamInput, OfficeExam } from '../../domain/vocabulary/contract.ts'
import { positionsAfterMove, type Direction } from '../../domain/vocabulary/order.ts'
import type { Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { namesOf, withEarlierNames } from './names.store.ts'
import * as store from './exams.store.ts'
import { refused, renamedMeanwhile } from './refusals.ts'
import { withEvent } from './with-event.ts'

type ExamAct = Extract<AuditAct, `exam.${string}`>

const actOn = (actor: string, act: ExamAct, id: string, { title }: Pick<ExamInput, 'title'>) =>
  ({ actor, act, kind: 'exam', itemId: id, title }) satisfies Act

const factsOf = ({ slug, title }: ExamInput) => ({ slug, ...namesOf(title) })

const slugTaken = () => refused('taken', 'Another exam has this name in addresses.', { slug: 'taken' })

const required = async (services: Services, id: string) => {
  const exam = await store.findExam(services.db, id)
  if (!exam) throw notFound()
  return exam
}

export const listOfficeExams = async (services: Services): Promise<{ items: OfficeExam[] }> => ({
  items: await withEarlierNames(services.db, 'exam', store.listWithCounts(services.db)),
})

/** Throws 409 when another exam has the slug. */
export const addExam = async (services: Services, input: ExamInput, actor: string): Promise<{ id: string }> => {
  const id = services.newId('exm')
  const act = { ...actOn(actor, 'exam.created', id, input), after: factsOf(input) }
  if (!(await withEvent(services, act, store.insertExam(id, input)))) throw slugTaken()
  return { id }
}

/** Throws 409 for a slug that is taken or that items already use, and where the exam has another name than `base`. */
export const changeExam = async (services: Services, id: string, input: ExamChange, actor: string): Promise<void> => {
  const before = await required(services, id)
  const act = { ...actOn(actor, 'exam.changed', id, input), before: factsOf(before), after: factsOf(input) }
  if (await withEvent(services, act, store.updateExam(id, input))) return
  const conflict = renamedMeanwhile(before.title, input.base)
  if (conflict) throw conflict
  const others = await store.listWithCounts(services.db)
  if (others.some((exam) => exam.slug === input.slug && exam.id !== id)) throw slugTaken()
  throw refused('used', 'Items use this exam.', { slug: 'used' })
}

/** Repeatable. Throws 409 for an exam that is in use. */
export const setExamHidden = async (services: Services, id: string, hidden: boolean, actor: string): Promise<void> => {
  const exam = await required(services, id)
  if (exam.isHidden === hidden) return
  const act = actOn(actor, hidden ? 'exam.hidden' : 'exam.shown', id, exam)
  const isDone = await withEvent(services, act, store.setHidden(id, hidden))
  if (!isDone && hidden) throw refused('used', 'Items use this exam.')
}

/** Moves an exam by one place; nothing at the end of the list. */
export const moveExam = async (services: Services, id: string, direction: Direction, actor: string): Promise<void> => {
  const exam = await required(services, id)
  const places = positionsAfterMove(await store.listPlaces(services.db), id, direction)
  if (places.length === 0) return
  const act = { ...actOn(actor, 'exam.moved', id, exam), detail: { direction } }
  await withEvent(services, act, store.placeExams(places))
}
