import { formatMarks } from '../../domain/results/marks.ts'
import { normalise, type NormalisedScore, type Shift } from '../../domain/results/normalisation/index.ts'
import { deviationOf, meanOf, studentsIn } from '../../domain/results/normalisation/shift.ts'
import type {
  ShiftFigures,
  ShiftGroupDetail,
  ShiftGroupLine,
  ShiftGroupState,
  ShiftLine,
  ShiftWork,
} from '../../domain/results/shift-groups.ts'
import {
  endOfSitting,
  isSamePaper,
  listOffered,
  listSittings,
  namesOfPresets,
  type Sitting,
} from '../catalogue/shifts.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import * as store from './shift-groups.store.ts'
import { readBars, type ShiftStats } from './shifts.store.ts'
import { ruleOf, unpackStats } from './shifts.usecases.ts'

/** True when every shift has an end, and no answer to it can arrive any more. */
export const areOver = (sittings: readonly Sitting[], now: number): boolean =>
  sittings.every((sitting) => (endOfSitting(sitting, now) ?? Infinity) <= now)

/** True when no paper has other sections, times or marks than the first: only then can scores be compared. */
export const areSamePapers = (sittings: readonly Sitting[]): boolean =>
  sittings.every((sitting) => isSamePaper(sitting, sittings[0] ?? sitting))

const workOf = ({ isComputing, state, stats }: store.GroupInWork): ShiftWork | null => {
  if (isComputing) return 'computing'
  return state === 'open' && stats !== null ? 'failed' : null
}

type Situation = { group: store.ShiftGroupRow; sittings: readonly Sitting[]; work: ShiftWork | null; now: number }

const stateOf = ({ group, sittings, work, now }: Situation): ShiftGroupState => {
  if (group.releasedAt !== null) return 'released'
  if (sittings.length < 2) return 'few'
  if (!sittings.some(({ releaseHeld }) => releaseHeld) && areOver(sittings, now)) return 'released'
  if (work !== null) return work
  if (group.state === 'computed') return 'computed'
  if (areOver(sittings, now)) return 'ready'
  const isSat = sittings.some(
    (sitting) => (sitting.opensAt ?? 0) <= now && (endOfSitting(sitting, now) ?? Infinity) > now,
  )
  return isSat ? 'sitting' : 'waiting'
}

const shiftLine = (sitting: Sitting, students: number, now: number): ShiftLine => {
  const { id, title, opensAt, closesAt, isAttempted } = sitting
  return { id, title, opensAt, closesAt, endsAt: endOfSitting(sitting, now), isAttempted, students }
}

/** Version of a preset that the shifts of a group follow: that of its tests in a group made before groups had one. */
export const presetOf = (group: store.ShiftGroupRow, sittings: readonly Sitting[]): string | null =>
  group.presetVersionId ?? sittings[0]?.presetVersionId ?? null

const linesOf = async (services: Services, groups: store.GroupInWork[]): Promise<ShiftGroupLine[]> => {
  const { db } = services
  const now = services.now()
  const sittings = await listSittings(
    db,
    groups.map(({ id }) => id),
  )
  const own = (groupId: string) => sittings.filter((sitting) => sitting.groupId === groupId)
  const versions = groups.flatMap((group) => presetOf(group, own(group.id)) ?? [])
  const [students, names] = await Promise.all([
    store.countStudents(
      db,
      sittings.map(({ id }) => id),
    ),
    namesOfPresets(db, versions),
  ])
  return groups.map((group): ShiftGroupLine => {
    const { id, title, revision, normaliser, computedAt, releasedAt } = group
    const shifts = own(id)
    const preset = presetOf(group, shifts)
    const work = workOf(group)
    return {
      id,
      title,
      revision,
      rule: ruleOf(normaliser),
      pattern: names.find(({ presetVersionId }) => presetVersionId === preset)?.name ?? null,
      state: stateOf({ group, sittings: shifts, work, now }),
      work,
      computedAt,
      releasedAt,
      shifts: shifts.map((sitting) => shiftLine(sitting, students.get(sitting.id) ?? 0, now)),
    }
  })
}

/** Groups of shifts with their state, the newest first. */
export const listShiftGroups = async (services: Services): Promise<{ items: ShiftGroupLine[] }> => ({
  items: await linesOf(services, await store.listGroups(services.db)),
})

/** Points of a curve at most, so that its table stays short. */
const curvePoints = 20

const thinnedOut = (scores: readonly NormalisedScore[]): NormalisedScore[] => {
  const step = Math.max(1, (scores.length - 1) / (curvePoints - 1))
  return scores.filter(
    (_, index) => index === scores.length - 1 || (Math.floor(index % step) === 0 && index % step < 1),
  )
}

const figuresOf = ({ id, bars }: Shift, scores: readonly NormalisedScore[]): ShiftFigures => {
  const students = studentsIn(bars)
  const own = scores.filter(({ shiftId }) => shiftId === id).sort((one, other) => one.units - other.units)
  return {
    id,
    students,
    mean: students === 0 ? '0' : formatMarks(meanOf(bars)),
    deviation: students === 0 ? '0' : formatMarks(deviationOf(bars)),
    top: students === 0 ? '0' : formatMarks(Math.max(...bars.map(({ units }) => units))),
    curve: thinnedOut(own).map(({ units, normalised }) => ({ raw: formatMarks(units), normalised })),
  }
}

const ordered = ({ bars }: Shift): string =>
  JSON.stringify(bars.map(({ units, students }) => [units, students]).sort(([one = 0], [other = 0]) => one - other))

/** True when the scores of a shift are not those that were computed with. */
export const haveScoresChanged = async ({ db }: Services, stats: unknown): Promise<boolean> => {
  const computed = unpackStats(stats as ShiftStats)
  const current = await Promise.all(computed.map(async ({ id }) => ({ id, bars: await readBars(db, id) })))
  return computed.some((shift, index) => ordered(shift) !== ordered(current[index] ?? shift))
}

/** A group with tests that may join it and the figures of its last computation. Throws 404 where there is none. */
export const readShiftGroup = async (services: Services, groupId: string): Promise<ShiftGroupDetail> => {
  const { db } = services
  const group = await store.findGroupInWork(db, groupId)
  if (!group || group.normaliser === 'none') throw notFound()
  const [[line], sittings] = await Promise.all([linesOf(services, [group]), listSittings(db, [groupId])])
  if (!line) throw notFound()
  const preset = presetOf(group, sittings)
  const [first] = sittings
  const found = preset === null || line.state === 'released' ? [] : await listOffered(db, preset)
  const isComputed = group.state === 'computed' && group.stats !== null
  const shifts = isComputed ? unpackStats(group.stats as ShiftStats) : []
  const normalised = normalise(line.rule, shifts)
  const scores = normalised.refused ? [] : normalised.scores
  return {
    ...line,
    offered: found
      .filter((sitting) => !first || isSamePaper(first, sitting))
      .map(({ id, title, opensAt, closesAt }) => ({ id, title, opensAt, closesAt })),
    figures: isComputed
      ? { refused: normalised.refused, shifts: shifts.map((shift) => figuresOf(shift, scores)) }
      : null,
    isStale: isComputed && (await haveScoresChanged(services, group.stats)),
    serverNow: services.now(),
  }
}
