import type { SQL } from 'drizzle-orm'
import type { AuditAct } from '../../domain/activities/acts.ts'
import { lobbyOpensAt } from '../../domain/attempts/lobby.ts'
import type { Incident, IncidentDetail, IncidentKind } from '../../domain/catalogue/live-room.ts'
import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import { refreshRows } from '../content/office-rows.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findRelease } from './catalogue.store.ts'
import * as store from './live-room.store.ts'
import { followInDraft, titleExpression, type MovedField } from './live.store.ts'
import { liveTest, type LiveTest } from './live.usecases.ts'
import { refusal, type RoomAct } from './room-acts.ts'

export const incidentOf = (
  services: Services,
  { id, actorId: actor, reason }: RoomAct,
  kind: IncidentKind,
  detail: IncidentDetail = {},
): Incident => ({ id, at: services.now(), kind, actor, attemptId: null, note: reason ?? null, detail })

/** Fields that an act moves in the row of its test. */
const movedBy: { [Kind in IncidentKind]?: readonly MovedField[] } = {
  postponed: ['opensAt', 'closesAt'],
  resumed: ['closesAt'],
  extended: ['closesAt'],
  results_released: ['release'],
}

/**
 * Writes the line of an act when the statement before it, the row of the audit log, was written; the draft of the test
 * follows.
 */
export const incidentAfter = (
  services: Services,
  testId: string,
  act: RoomAct,
  kind: IncidentKind,
  detail: IncidentDetail = {},
): SQL[] => {
  const fields = movedBy[kind]
  return [
    store.incidentStatement(testId, incidentOf(services, act, kind, detail), store.afterChange),
    ...(fields ? [followInDraft(testId, fields)] : []),
  ]
}

type Change = {
  act: Extract<AuditAct, `test.${string}`>
  kind: IncidentKind
  detail?: IncidentDetail
  before?: Act['before']
  after?: Act['after']
  statement: SQL
  /** Statements that follow the line of the incident log. */
  following?: SQL[]
}

/** One transaction: the change, its row in the audit log and its line in the incident log. */
const perform = async (services: Services, room: RoomAct, testId: string, change: Change): Promise<void> => {
  const { act, kind, detail = {}, before, after, statement, following = [] } = change
  const audit: Act = {
    actor: room.actorId,
    act,
    kind: 'test',
    itemId: testId,
    reason: room.reason,
    detail,
    ...(before && { before }),
    ...(after && { after }),
  }
  const { isDone } = await inAuditedTransaction(services, audit, [statement], {
    title: titleExpression(testId),
    after: [...incidentAfter(services, testId, room, kind, detail), ...following, ...refreshRows('test', [testId])],
  })
  if (!isDone) throw refusal('changed', 'Someone else has just changed this test. Look again.')
}

/** Deadline of the last attempt in the window, or null for a test without one. */
const endOf = async (services: Services, test: LiveTest): Promise<number | null> => {
  const row = await findRelease(services.db, test.id)
  return row ? lastDeadline(row, services.now()) : null
}

/** Closes a running window later. Attempts whose own time is over by then do not get more of it. */
export const extendWindow = async (
  services: Services,
  room: RoomAct,
  testId: string,
  closesAt: number,
): Promise<void> => {
  const test = await liveTest(services, testId)
  const now = services.now()
  const { opensAt, closesAt: before } = test
  if (before === null || now >= before || (opensAt !== null && now < opensAt))
    throw refusal('close_fixed', 'The close of a window is moved while the test runs.')
  if (closesAt <= before)
    throw refusal('close_earlier', 'A window is closed later, never earlier.', { closesAt: before })
  await perform(services, room, testId, {
    act: 'test.extended',
    kind: 'extended',
    detail: { from: before, to: closesAt },
    statement: store.extendStatement(test, closesAt, now),
  })
}

type GivenTime = IncidentDetail & { minutes: number }

/** Gives minutes to everyone, late joiners included, or to some attempts, which the detail then counts. */
export const grantTime = async (
  services: Services,
  room: RoomAct,
  testId: string,
  detail: GivenTime,
): Promise<void> => {
  const { minutes, attempts } = detail
  const test = await liveTest(services, testId)
  const now = services.now()
  const end = await endOf(services, test)
  if (end === null || now >= end || (test.opensAt !== null && now < lobbyOpensAt(test.opensAt)))
    throw refusal('time_over', 'Extra time is given from the opening of the lobby until the last attempt has ended.')
  await perform(services, room, testId, {
    act: 'test.extra_time_given',
    kind: 'extra_time',
    detail,
    statement: store.grantStatement(test, minutes, now),
    following: [store.roomGrantStatement(testId, { id: room.id, minutes }, attempts === undefined)],
  })
}

/** Shows a banner to everyone in the hall, in place of the one before; null removes it. */
export const changeBanner = async (
  services: Services,
  room: RoomAct,
  testId: string,
  text: Bilingual | null,
): Promise<void> => {
  await liveTest(services, testId)
  await perform(services, room, testId, {
    act: text ? 'test.banner_shown' : 'test.banner_removed',
    kind: text ? 'banner_shown' : 'banner_removed',
    detail: text ? { text } : {},
    statement: store.bannerStatement(testId, text && { id: room.id, text }, room.id),
  })
}

/** Opens results now that their rule would open later; never before the last answers have arrived. */
export const releaseNow = async (services: Services, room: RoomAct, testId: string): Promise<void> => {
  const test = await liveTest(services, testId)
  const row = await findRelease(services.db, testId)
  const now = services.now()
  const earliest = releasedFrom({ rule: 'at', at: now }, { closesAt: row ? lastDeadline(row, now) : null })
  if (row?.release.rule === 'held') throw refusal('with_shifts', 'The results of all shifts are released together.')
  if (!row || row.release.rule !== 'at' || now >= row.release.at)
    throw refusal('opens_itself', 'The results of this test open by themselves.')
  if (earliest === null || now < earliest)
    throw refusal('answers_expected', 'Answers may still arrive; results open after that.', { releaseAt: earliest })
  await perform(services, room, testId, {
    act: 'test.results_released',
    kind: 'results_released',
    detail: { from: row.release.at, to: now },
    statement: store.releaseStatement(test, now),
  })
}

/** Writes a line of what was done elsewhere into the incident log; a repeated one is one. */
export const writeLine = async (
  services: Services,
  room: RoomAct,
  testId: string,
  kind: IncidentKind,
  detail: IncidentDetail = {},
): Promise<void> => {
  const line = incidentOf(services, room, kind, detail)
  await inTransaction(services.db, [store.incidentStatement(testId, line, store.always)])
}

/** Writes a note into the incident log; a repeated one is one. */
export const writeNote = async (services: Services, room: RoomAct, testId: string, note: string): Promise<void> => {
  await liveTest(services, testId)
  await writeLine(services, { ...room, reason: note }, testId, 'note')
}

/** Writes an act on an attempt into the log of its test, if the test has a room. */
export const noteAttemptAct = async (
  services: Services,
  testId: string,
  incident: Pick<Incident, 'kind' | 'actor' | 'attemptId' | 'note' | 'detail'>,
): Promise<void> => {
  const line = { ...incident, id: services.newId('inc'), at: services.now() }
  await inTransaction(services.db, [store.incidentStatement(testId, line, store.hasRoom(testId))])
}

const incidentsShown = 200

export const incidentsOf = ({ db }: Services, testId: string): Promise<Incident[]> =>
  store.listIncidents(db, testId, incidentsShown)

export { incidentsRemoval } from './live-room.store.ts'
