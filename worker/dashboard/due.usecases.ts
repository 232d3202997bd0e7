import type { SQL } from 'drizzle-orm'
import type { DraftKind } from '../../domain/content.ts'
import { expiringDays } from '../../domain/current-affairs/facts.ts'
import {
  jobDateDays,
  searchDays,
  type DueItem,
  type DueLine,
  type DueName,
  type DueWork,
} from '../../domain/dashboard/contract.ts'
import type { SearchMiss } from '../../domain/search/contract.ts'
import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import { differenceCount } from '../purchases/reconciliation/differences.usecases.ts'
import { stuckCount } from '../purchases/stuck-orders.usecases.ts'
import * as store from './due.store.ts'

type Row = Record<string, unknown>

const countOf = (rows: readonly Row[]): number => Number(rows[0]?.['count'] ?? 0)

const itemOf = ({ id, title, at }: Row): DueItem => ({
  id: String(id),
  title: JSON.parse(String(title)) as DueItem['title'],
  at: Number(at),
})

const line = (name: DueName, count: number, items: DueItem[] = [], kind: DraftKind | null = null): DueLine => ({
  name,
  kind,
  count,
  items,
})

/** A line for each kind of the named items. */
const linesByKind = (name: DueName, rows: readonly Row[]): DueLine[] =>
  [...Map.groupBy(rows, ({ kind }) => kind as DraftKind)].map(([kind, items]) =>
    line(name, items.length, items.map(itemOf), kind),
  )

/** Statements of what is due, but for translations and searches. */
export const dueStatements = (now: number) => {
  const today = dateInIndia(now)
  const jobs = store.awaitedJobs(startOfDayInIndia(addDays(today, jobDateDays + 1)))
  const tests = store.liveTests(startOfDayInIndia(today), startOfDayInIndia(addDays(today, 2)))
  const shifts = store.heldShifts(now)
  const challenges = store.waitingChallenges()
  const keys = store.suspectKeys()
  return {
    jobs: jobs.count,
    jobItems: jobs.items,
    tests: tests.count,
    testItems: tests.items,
    shifts: shifts.count,
    shiftItems: shifts.items,
    messages: store.waitingMessages(),
    stuckOrders: stuckCount(now),
    differences: differenceCount,
    refunds: store.waitingRefunds(),
    reports: store.openReports(),
    challenges: challenges.count,
    challengeItems: challenges.items,
    keys: keys.count,
    keyItems: keys.items,
    stale: store.staleItems(),
    scheduled: store.scheduledDrafts(now, startOfDayInIndia(addDays(today, 1))),
    tasks: store.failedTasks(),
    mails: store.failedMails(now),
    letters: store.failedMessages(now),
    flagged: store.flaggedItems(),
    facts: store.endingFacts(today, addDays(today, expiringDays)),
  } satisfies Record<string, SQL>
}

type Rows = Record<keyof ReturnType<typeof dueStatements>, Row[]>

/** The work that falls due, without lines that have none. */
export const dueOf = (
  rows: Rows,
  untranslated: readonly { kind: DraftKind; count: number }[],
  misses: readonly SearchMiss[],
  now: number,
): DueWork => {
  const searches = misses.filter(({ lastAt }) => lastAt >= now - searchDays * 86_400_000)
  const lines = [
    line('jobDates', countOf(rows.jobs), rows.jobItems.map(itemOf)),
    line('liveTests', countOf(rows.tests), rows.testItems.map(itemOf)),
    line('shifts', countOf(rows.shifts), rows.shiftItems.map(itemOf)),
    line('messages', countOf(rows.messages)),
    line('stuckOrders', countOf(rows.stuckOrders)),
    line('differences', countOf(rows.differences)),
    line('reports', countOf(rows.reports)),
    line('challenges', countOf(rows.challenges), rows.challengeItems.map(itemOf)),
    line('keySuspects', countOf(rows.keys), rows.keyItems.map(itemOf)),
    line('refunds', countOf(rows.refunds)),
    ...rows.scheduled.map(({ kind, count }) => line('scheduled', Number(count), [], kind as DraftKind)),
    line('tasks', countOf(rows.tasks)),
    line('mails', countOf(rows.mails)),
    line('letters', countOf(rows.letters)),
    ...linesByKind('factUses', rows.flagged),
    line('facts', countOf(rows.facts)),
    ...linesByKind('stale', rows.stale),
    ...untranslated.map(({ kind, count }) => line('untranslated', count, [], kind)),
    line('searches', searches.length),
  ]
  return { lines: lines.filter(({ count }) => count > 0), searches, now }
}
