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
import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import { countByKind } from '../content/office-overview.usecases.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { readMisses } from '../search/search.usecases.ts'
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

/** Statements of one round trip, and their rows by name. */
const readAll = async <Name extends string>(
  { db }: Services,
  statements: Record<Name, SQL>,
): Promise<Record<Name, Row[]>> => {
  const names = Object.keys(statements) as Name[]
  const results = await inTransaction(
    db,
    names.map((name) => statements[name]),
  )
  return Object.fromEntries(names.map((name, index) => [name, results[index]?.results ?? []])) as Record<Name, Row[]>
}

const readRows = (services: Services, now: number, today: string) => {
  const midnight = startOfDayInIndia(today)
  const jobs = store.awaitedJobs(startOfDayInIndia(addDays(today, jobDateDays + 1)))
  const tests = store.liveTests(midnight, startOfDayInIndia(addDays(today, 2)))
  return readAll(services, {
    jobs: jobs.count,
    jobItems: jobs.items,
    tests: tests.count,
    testItems: tests.items,
    messages: store.waitingMessages(),
    reports: store.openReports(),
    scheduled: store.scheduledDrafts(now, startOfDayInIndia(addDays(today, 1))),
    tasks: store.failedTasks(),
    mails: store.failedMails(),
    facts: store.endingFacts(today, addDays(today, expiringDays)),
  })
}

/** The work that falls due, without lines that have none. */
export const readDue = async (services: Services): Promise<DueWork> => {
  const now = services.now()
  const [rows, untranslated, { items: misses }] = await Promise.all([
    readRows(services, now, dateInIndia(now)),
    countByKind(services, { state: 'published', language: 'no-hi' }),
    readMisses(services),
  ])
  const searches = misses.filter(({ lastAt }) => lastAt >= now - searchDays * 86_400_000)
  const lines = [
    line('jobDates', countOf(rows.jobs), rows.jobItems.map(itemOf)),
    line('liveTests', countOf(rows.tests), rows.testItems.map(itemOf)),
    line('messages', countOf(rows.messages)),
    line('reports', countOf(rows.reports)),
    ...rows.scheduled.map(({ kind, count }) => line('scheduled', Number(count), [], kind as DraftKind)),
    line('tasks', countOf(rows.tasks)),
    line('mails', countOf(rows.mails)),
    line('facts', countOf(rows.facts)),
    ...untranslated.map(({ kind, count }) => line('untranslated', count, [], kind)),
    line('searches', searches.length),
  ]
  return { lines: lines.filter(({ count }) => count > 0), searches, now }
}
