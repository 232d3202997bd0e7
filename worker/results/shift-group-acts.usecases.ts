import { sql, type SQL } from 'drizzle-orm'
import type { AddedShift, NewShiftGroup, ShiftGroupTitle, ShiftRefusal } from '../../domain/results/shift-groups.ts'
import { auditRow, inAuditedTransaction, isRecorded, newAudit, type Act } from '../activities/audit.ts'
import {
  areAsRead,
  findPattern,
  findSitting,
  followInDraft,
  isOverlapping,
  isSamePaper,
  listSittings,
  mayJoin,
  mayLeave,
  moveStatement,
  releaseHeldStatement,
  type Sitting,
} from '../catalogue/shifts.usecases.ts'
import { refreshRows } from '../content/office-rows.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { inTransaction } from '../platform/transaction.ts'
import { sendTask, taskStatement } from '../tasks/tasks.usecases.ts'
import * as store from './shift-groups.store.ts'
import { areOver, areSamePapers, haveScoresChanged, presetOf } from './shift-groups.usecases.ts'
import { findGroup } from './shifts.store.ts'

const refusal = (reason: ShiftRefusal, message: string) =>
  new AppError('catalogue.not_possible', 409, message, { details: { reason } })

const unequalPapers = () =>
  refusal('papers_differ', 'The sections, times or marks of some shifts differ from those of the others.')

const conflict = () => new AppError('content.revision_conflict', 409, 'The shifts were changed meanwhile.')

type Change = {
  act: Omit<Act, 'kind'>
  /** Condition checked at the start of the transaction. */
  when: SQL
  steps: (done: SQL) => SQL[]
  /** Tests whose rows in the office's lists change. */
  tests?: readonly string[]
}

/** Runs a change with its audit row in one transaction. Throws 409 where its condition does not hold. */
const perform = async (services: Services, { act, when, steps, tests = [] }: Change): Promise<void> => {
  const row = await newAudit(services, { ...act, kind: 'shift_group' })
  const done = isRecorded(row.id)
  const [recorded] = await inTransaction(services.db, [
    auditRow(row, when),
    ...steps(done),
    ...refreshRows('test', tests, done),
  ])
  if ((recorded?.results.length ?? 0) === 0) throw conflict()
}

/** A group as an administrator saw it. Throws 404 where there is none, 409 where another has changed it. */
const groupAt = async ({ db }: Services, groupId: string, revision: number): Promise<store.ShiftGroupRow> => {
  const group = await findGroup(db, groupId)
  if (!group) throw notFound()
  if (group.revision !== revision) throw conflict()
  return group
}

/** Makes an empty group by the rule of a preset. Throws 404 for an unknown preset, 409 for one without a rule. */
export const createShiftGroup = async (
  services: Services,
  actor: string,
  { title, presetVersionId }: NewShiftGroup,
): Promise<string> => {
  const pattern = await findPattern(services.db, presetVersionId)
  if (!pattern) throw notFound()
  const { normaliser } = pattern
  if (normaliser === 'none') throw refusal('no_rule', 'This pattern has no rule that brings shifts to one scale.')
  const id = services.newId('shg')
  await perform(services, {
    act: { actor, act: 'shifts.created', itemId: id, title, after: { presetVersionId, normaliser } },
    when: sql`true`,
    steps: (done) => [store.insertGroup({ id, title, normaliser, presetVersionId, now: services.now() }, done)],
  })
  return id
}

export const renameShiftGroup = async (
  services: Services,
  actor: string,
  groupId: string,
  { title, revision }: ShiftGroupTitle,
): Promise<void> => {
  const before = await groupAt(services, groupId, revision)
  await perform(services, {
    act: {
      actor,
      act: 'shifts.renamed',
      itemId: groupId,
      title,
      before: { title: before.title },
      after: { title },
    },
    when: store.isAt(groupId, revision),
    steps: (done) => [store.renameStatement(groupId, title, done)],
  })
}

/** Why a test cannot become a shift; null where it can. */
const refusalOfShift = (
  sitting: Sitting,
  group: store.ShiftGroupRow,
  shifts: readonly Sitting[],
  overlaps: boolean,
): AppError | null => {
  const preset = presetOf(group, shifts)
  const [first] = shifts
  if (sitting.groupId !== null) return refusal('in_group', 'This test is a shift already.')
  if (sitting.state !== 'published') return refusal('not_published', 'Only a published test becomes a shift.')
  if (sitting.isAttempted) return refusal('attempted', 'Students have attempted this test.')
  if (preset !== null && sitting.presetVersionId !== preset)
    return refusal('other_preset', 'This test follows another pattern.')
  if (first && !isSamePaper(first, sitting))
    return refusal('other_structure', 'The sections, times or marks of this test differ from those of the shifts.')
  if (sitting.opensAt === null || sitting.closesAt === null)
    return refusal('no_window', 'A shift has a window that opens and closes.')
  if (!overlaps && shifts.some((shift) => isOverlapping(shift, sitting)))
    return refusal('overlaps', 'The window of this test overlaps that of another shift.')
  return null
}

/** Adds a test; its results then wait for the release of the group. */
export const addShift = async (
  services: Services,
  actor: string,
  { groupId, testId }: { groupId: string; testId: string },
  { revision, overlaps }: AddedShift,
): Promise<void> => {
  const { db } = services
  const group = await groupAt(services, groupId, revision)
  if (group.releasedAt !== null) throw refusal('released', 'The results of these shifts are out.')
  const [sitting, shifts] = await Promise.all([findSitting(db, testId), listSittings(db, [groupId])])
  if (!sitting) throw notFound()
  const refused = refusalOfShift(sitting, group, shifts, overlaps)
  if (refused) throw refused
  await perform(services, {
    act: {
      actor,
      act: 'shifts.test_added',
      itemId: groupId,
      title: group.title,
      detail: { testId, test: sitting.title, overlaps },
    },
    when: sql`${store.isAt(groupId, revision)} AND ${areAsRead(groupId, shifts)} AND ${mayJoin(sitting)}`,
    steps: (done) => [moveStatement(testId, groupId, services.now(), done), store.reopenStatement(groupId, done)],
    tests: [testId],
  })
}

/** Takes out a test that nobody has attempted; its own release rule applies again. */
export const removeShift = async (
  services: Services,
  actor: string,
  { groupId, testId }: { groupId: string; testId: string },
  revision: number,
): Promise<void> => {
  const group = await groupAt(services, groupId, revision)
  if (group.releasedAt !== null) throw refusal('released', 'The results of these shifts are out.')
  const sitting = await findSitting(services.db, testId)
  if (sitting?.groupId !== groupId) throw notFound()
  if (sitting.isAttempted) throw refusal('attempted', 'Students have attempted this test.')
  await perform(services, {
    act: {
      actor,
      act: 'shifts.test_removed',
      itemId: groupId,
      title: group.title,
      detail: { testId, test: sitting.title },
    },
    when: sql`${store.isAt(groupId, revision)} AND ${mayLeave(testId, groupId)}`,
    steps: (done) => [moveStatement(testId, null, services.now(), done), store.reopenStatement(groupId, done)],
    tests: [testId],
  })
}

/** Starts the computation for an administrator, once all shifts are over. Returns the task's id. */
export const computeShiftGroup = async (
  services: Services,
  actor: string,
  groupId: string,
  revision: number,
): Promise<string> => {
  const { title } = await groupAt(services, groupId, revision)
  const shifts = await listSittings(services.db, [groupId])
  if (shifts.length < 2) throw refusal('too_few_shifts', 'Two shifts or more are normalised.')
  if (!areSamePapers(shifts)) throw unequalPapers()
  if (!areOver(shifts, services.now())) throw refusal('still_open', 'Answers to some shift may still arrive.')
  const task = { id: services.newId('tsk'), kind: 'normalisation' as const, userId: null, input: { groupId } }
  const { isDone } = await inAuditedTransaction(
    services,
    { actor, act: 'shifts.normalised', kind: 'shift_group', itemId: groupId, title, detail: { taskId: task.id } },
    [taskStatement(services, task, store.isAt(groupId, revision)), store.beginStatement(groupId, revision)],
  )
  if (!isDone) throw conflict()
  await sendTask(services, task.id)
  return task.id
}

/** Releases the results of all shifts at one instant. */
export const releaseShiftGroup = async (
  services: Services,
  actor: string,
  groupId: string,
  revision: number,
): Promise<void> => {
  const { db } = services
  const now = services.now()
  const group = await groupAt(services, groupId, revision)
  if (group.releasedAt !== null) throw refusal('released', 'The results of these shifts are out.')
  const shifts = await listSittings(db, [groupId])
  if (!areOver(shifts, now)) throw refusal('still_open', 'Answers to some shift may still arrive.')
  const { state, computedAt, stats } = group
  if (!areSamePapers(shifts)) throw unequalPapers()
  if (state !== 'computed' || computedAt === null) throw refusal('not_computed', 'The scores are not computed yet.')
  if (await haveScoresChanged(services, stats))
    throw refusal('scores_changed', 'Scores have changed since they were computed.')
  const held = shifts.filter(({ releaseHeld }) => releaseHeld).map(({ id }) => id)
  const events = held.map((testId) => newEvent(services, { kind: 'result.released', payload: { testId } }))
  await perform(services, {
    act: { actor, act: 'shifts.released', itemId: groupId, title: group.title, detail: { tests: held } },
    when: sql`${store.isAt(groupId, revision)} AND ${store.isComputedAt(groupId, computedAt)}
      AND ${areAsRead(groupId, shifts)}`,
    steps: (done) => [
      store.releaseStatement(groupId, now, done),
      releaseHeldStatement(groupId, now, done),
      ...held.map((testId) => followInDraft(testId, ['release'], done)),
      ...events.map((event) => eventRow(event, done)),
    ],
    tests: held,
  })
  dispatchSoon(services, events)
}
