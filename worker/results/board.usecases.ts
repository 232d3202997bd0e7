import { releasedFrom } from '../../domain/catalogue/window.ts'
import type { Board, BoardRow } from '../../domain/results/contract.ts'
import { limitCount } from '../platform/limits.ts'
import { releaseOf } from '../catalogue/tests.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import * as store from './board.store.ts'

const boardLength = 10

/** Throws 404 unless it is a live test, 403 before its results open. */
const requireBoard = async (services: Services, testId: string): Promise<void> => {
  const [test, { release, closesAt }] = await Promise.all([
    store.findTestKind(services.db, testId),
    releaseOf(services, testId),
  ])
  if (test?.kind !== 'live') throw notFound()
  const from = releasedFrom(release, { closesAt })
  if (from !== null && services.now() < from)
    throw new AppError('results.not_released', 403, 'This board is not open yet.', {
      details: { releaseAt: from, serverNow: services.now() },
    })
}

type Row = Awaited<ReturnType<typeof store.readBoard>>['rows'][number]

/** Competition ranks of sorted rows, the best first. */
const rankedRows = (rows: Row[], userId: string): BoardRow[] =>
  rows.map((row) => ({
    rank: 1 + rows.findIndex(({ units, tieKey }) => units === row.units && tieKey === row.tieKey),
    name: row.name,
    units: row.units,
    mine: row.userId === userId,
    synthetic: row.synthetic,
  }))

/** The ten best of a live test, with the names that students added. */
export const readBoard = async (services: Services, userId: string, testId: string): Promise<Board> => {
  await requireBoard(services, testId)
  const { rows, mine } = await store.readBoard(services.db, testId, userId, boardLength)
  return { rows: rankedRows(rows, userId), mayJoin: mine !== undefined, myName: mine?.name ?? null }
}

/** Names that one student may set in an hour. */
const nameLimit: Limit = { failures: 20, windowMs: 60 * 60_000 }

/**
 * Sets or changes a student's name on the board. Throws 404 where they are not ranked there, 429 beyond 20 in an hour.
 */
export const joinBoard = async (services: Services, userId: string, testId: string, name: string): Promise<void> => {
  await requireBoard(services, testId)
  await limitCount(services, `board:${userId}`, nameLimit)
  if (!(await store.saveName(services.db, testId, userId, name))) throw notFound()
}

export const leaveBoard = async (services: Services, userId: string, testId: string): Promise<void> => {
  await store.removeName(services.db, testId, userId)
}
