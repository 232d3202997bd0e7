import { targets, type ExamTarget } from '../../domain/accounts/student-profile.ts'
import { eveOf, longestAheadMs, longestLateJoinMs, quarterBefore } from '../../domain/catalogue/live-reminders.ts'
import type { Audience } from '../../domain/notifications/audience.ts'
import { paths } from '../../domain/paths.ts'
import { idsThatOpen } from '../../domain/purchases/access.ts'
import { passesOf } from '../../domain/purchases/offers.ts'
import { announcedIn, keepAnnounced, type Announced, type Standing } from '../notifications/keeping.usecases.ts'
import type { Services } from '../platform/context.ts'
import * as store from './live-notices.store.ts'

const kinds = ['test.tomorrow', 'test.soon', 'test.moved'] as const

/** Time after a notice in which its students hear that the start was moved. */
const rememberedMs = 7 * 86_400_000

const isTarget = (exam: string): exam is ExamTarget => (targets as readonly string[]).includes(exam)

/** Items that an audience names at most. */
const namedItems = 20

/** Items and passes whose owners may take a test that is sold. */
const ownedIds = ({ id, access, seriesId, exams }: Pick<store.LiveTest, 'id' | 'access' | 'seriesId' | 'exams'>) =>
  [...idsThatOpen({ id, access, seriesId, hasPreview: false }), ...passesOf(exams)].slice(0, namedItems)

/** Followers of the exam of a free test, owners of one that is sold; who is in its lobby in both cases. */
const audienceOf = ({ id, access, seriesId, exams }: store.LiveTest): Audience => ({
  to: 'live',
  testId: id,
  exams: access === 'free' ? exams.filter(isTarget) : [],
  itemIds: access === 'free' ? [] : ownedIds({ id, access, seriesId, exams }),
})

const keyOf = (testId: string, occasion: string, opensAt: number): string => `test:${testId}:${occasion}:${opensAt}`
const testIn = (key: string): string => key.split(':')[1] ?? ''
const startIn = (key: string): number => Number(key.split(':')[3])

/** Announcements that are true of a live test. `told`: starts that were announced. */
const standingOf = (test: store.LiveTest, told: readonly number[], now: number): Standing[] => {
  const { id, title, opensAt, closesAt, lateJoinMinutes } = test
  const shared = { link: paths.test(id), audience: audienceOf(test) }
  const [eve, quarter] = [eveOf(opensAt), quarterBefore(opensAt, closesAt, lateJoinMinutes)]
  const params = { test: title, opens: opensAt }
  const moved = { from: now, until: opensAt }
  return [
    {
      ...shared,
      ...eve,
      kind: 'test.tomorrow',
      key: keyOf(id, 'tomorrow', opensAt),
      params,
      endsAt: eve.until,
    },
    { ...shared, ...quarter, kind: 'test.soon', key: keyOf(id, 'soon', opensAt), params, endsAt: quarter.until },
    ...(told.some((start) => start !== opensAt)
      ? [
          {
            ...shared,
            ...moved,
            kind: 'test.moved' as const,
            key: keyOf(id, 'moved', opensAt),
            params,
            endsAt: opensAt,
          },
        ]
      : []),
  ]
}

/** Tests that open soon, and those of which a start still to come was announced. */
const openingTests = async (services: Services, announced: readonly Announced[]): Promise<store.LiveTest[]> => {
  const now = services.now()
  const from = now - longestLateJoinMs
  const opening = await store.listOpening(services.db, from, now + longestAheadMs)
  const known = new Set(opening.map(({ id }) => id))
  const toCome = announced.filter(({ key }) => startIn(key) > from).map(({ key }) => testIn(key))
  const others = [...new Set(toCome)].filter((id) => !known.has(id))
  return others.length === 0 ? opening : [...opening, ...(await store.listOpeningOf(services.db, others, from))]
}

/**
 * Every minute: reminds of live tests on the evening before and a quarter of an hour before. Where a window was moved,
 * the reminder of the old start is withdrawn and its students hear of the new one; where the test is paused or taken
 * back, it is withdrawn.
 */
export const remindOfLiveTests = async (services: Services): Promise<void> => {
  const now = services.now()
  const announced = await announcedIn(services, kinds, rememberedMs)
  const opening = await openingTests(services, announced)
  const standing = opening.flatMap((test) => {
    const told = announced.filter(({ key }) => testIn(key) === test.id).map(({ key }) => startIn(key))
    return standingOf(test, told, now)
  })
  await keepAnnounced(services, announced, standing)
}
