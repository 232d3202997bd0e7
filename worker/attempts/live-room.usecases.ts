import {
  addCounts,
  hallParts,
  hallStates,
  mergeMinutes,
  noCounts,
  type HallRow,
  type HallState,
} from '../../domain/attempts/hall.ts'
import type { LiveRoom, LiveRoomQuery, LiveRoomRow, RoomList } from '../../domain/attempts/live-room.ts'
import { lobbyOpensAt } from '../../domain/attempts/lobby.ts'
import { roomPhaseAt } from '../../domain/catalogue/room-phase.ts'
import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import { namesOf } from '../accounts/people.usecases.ts'
import { incidentsOf } from '../catalogue/live-room.usecases.ts'
import { liveTest, type LiveTest } from '../catalogue/live.usecases.ts'
import { releaseRowOf } from '../catalogue/tests.usecases.ts'
import type { Services } from '../platform/context.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { countOpenReports } from '../questions/reports-office.usecases.ts'
import type { HallPlace, HallQuery, HallReading } from './hall/hall-part.ts'
import { findStudents } from './live-room.store.ts'

const pageSize = 50
const minuteMs = 60_000
/** Steps of the chart: longer ones in a window of days. */
const stepsAtMost = 240
/** Time before now from which a room without a start shows its chart. */
const shownMs = 4 * 3_600_000

/** Age of a cached reading, so that several administrators cost one. */
const readingMs = 4_000
const cachedReading = makeFreshMemo<HallReading[]>(32, readingMs)

const statesOf = (list: RoomList): readonly HallState[] =>
  list === 'all' || list === 'late' ? hallStates : hallStates.filter((state) => state === list)

const placeOf = (cursor: string | undefined): HallPlace | null => {
  const [state, savedAt, attemptId] = cursor?.split('.') ?? []
  const known = hallStates.find((each) => each === state)
  return known && attemptId ? { state: known, savedAt: Number(savedAt), attemptId } : null
}

const cursorOf = ({ state, savedAt, attemptId }: HallRow): string => `${state}.${savedAt ?? 0}.${attemptId}`

/** The time that the chart shows, in minutes since 1970. */
const spanOf = ({ opensAt, closesAt }: LiveTest, now: number): { since: number; step: number } => {
  const from = opensAt === null ? now - shownMs : lobbyOpensAt(opensAt)
  const until = Math.max(from, Math.min(now, (closesAt ?? now) + shownMs))
  const minutes = Math.ceil((until - from) / minuteMs)
  return { since: Math.floor(from / minuteMs), step: Math.max(1, Math.ceil(minutes / stepsAtMost)) }
}

const readHall = ({ env }: Services, testId: string, span: ReturnType<typeof spanOf>, query: HallQuery, now: number) =>
  Promise.all(
    Array.from({ length: hallParts }, (_, part) => env.HALLS.getByName(`${testId}/${part}`).read(span, query, now)),
  )

/** The order of lists, as in the store of a part. */
const inOrder = (one: HallRow, other: HallRow): number =>
  hallStates.indexOf(one.state) - hallStates.indexOf(other.state) ||
  (one.savedAt ?? 0) - (other.savedAt ?? 0) ||
  (one.attemptId < other.attemptId ? -1 : 1)

const withStudents = async ({ db }: Services, rows: readonly HallRow[]): Promise<LiveRoomRow[]> => {
  const students = await findStudents(
    db,
    rows.map(({ attemptId }) => attemptId),
  )
  return rows.map((row) => ({ ...row, student: students.get(row.attemptId) ?? null }))
}

const incidentsWithNames = async (services: Services, testId: string) => {
  const lines = await incidentsOf(services, testId)
  const names = await namesOf(services, [...new Set(lines.map(({ actor }) => actor))])
  return lines.map((line) => ({ ...line, actorName: names.get(line.actor) ?? '' }))
}

/** The room of a live test. Throws 404 where there is none. */
export const readLiveRoom = async (services: Services, testId: string, query: LiveRoomQuery): Promise<LiveRoom> => {
  const now = services.now()
  const [test, release] = await Promise.all([liveTest(services, testId), releaseRowOf(services, testId)])
  const span = spanOf(test, now)
  const { list, cursor = '' } = query
  const hallQuery: HallQuery = {
    states: statesOf(list),
    withEvidence: list === 'late',
    after: placeOf(cursor),
    limit: pageSize + 1,
  }
  const [parts, incidents, reports] = await Promise.all([
    cachedReading(`${testId} ${list} ${cursor} ${span.since} ${span.step}`, now, () =>
      readHall(services, testId, span, hallQuery, now),
    ),
    incidentsWithNames(services, testId),
    countOpenReports(services, testId),
  ])
  const found = parts.flatMap(({ rows }) => rows).sort(inOrder)
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  const endsAt = lastDeadline(release, now)
  const pause = test.pauses.find(({ to }) => to === null) ?? null
  const earliest = releasedFrom({ rule: 'at', at: now }, { closesAt: endsAt })
  const times = {
    opensAt: test.opensAt,
    closesAt: test.closesAt,
    commonStart: test.commonStart,
    endsAt,
    pausedFrom: pause?.from ?? null,
  }
  return {
    test: { id: testId, title: release.title, ...times, pauseReason: pause?.reason ?? null },
    phase: roomPhaseAt(times, now),
    counts: parts.reduce((sum, part) => addCounts(sum, part.counts), noCounts()),
    minutes: mergeMinutes(parts.map((part) => part.minutes)),
    step: span.step,
    late: {
      count: parts.reduce((sum, { expected }) => sum + expected.late, 0),
      until: parts.reduce<number | null>((until, { expected }) => later(until, expected.lateUntil), null),
    },
    evidence: parts.reduce((sum, { expected }) => sum + expected.evidence, 0),
    rows: await withStudents(services, shown),
    next: found.length > pageSize && last ? cursorOf(last) : null,
    incidents,
    banner: test.banner,
    results: {
      release: release.release,
      from: releasedFrom(release.release, { closesAt: endsAt }),
      canRelease: release.release.rule === 'at' && now < release.release.at && earliest !== null && now >= earliest,
    },
    reports,
    serverNow: now,
  }
}

const later = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.max(one, other ?? one)
