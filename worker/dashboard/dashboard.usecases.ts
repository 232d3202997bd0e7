import type { SQL } from 'drizzle-orm'
import type { Dashboard } from '../../domain/dashboard/contract.ts'
import { storedFigures, type ChartDays } from '../../domain/dashboard/figures.ts'
import { countByKind } from '../content/office-overview.usecases.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { readSearchCounts } from '../search/misses.usecases.ts'
import { dueOf, dueStatements } from './due.usecases.ts'
import { recordFigures } from './figures.cron.ts'
import { figuresOf, figureStatements, searchesFrom } from './figures.usecases.ts'

type Row = Record<string, unknown>

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

const readParts = (services: Services, days: ChartDays, now: number) =>
  Promise.all([
    readAll(services, { ...dueStatements(now), ...figureStatements(now, days) }),
    countByKind(services, { state: 'published', language: 'no-hi' }),
    readSearchCounts(services, searchesFrom(now, days)),
  ])

/** Reads the parts, and once more after the first days of a new deployment are counted, so that its curves are shown. */
const readCounted = async (services: Services, days: ChartDays, now: number) => {
  const parts = await readParts(services, days, now)
  if (parts[0].stored.length > 0) return parts
  await recordFigures(services)
  return readParts(services, days, now)
}

/** Work that falls due, and the figures of the last days; in three round trips at once. */
export const readDashboard = async (services: Services, days: ChartDays): Promise<Dashboard> => {
  const now = services.now()
  const [rows, untranslated, { misses, searches }] = await readCounted(services, days, now)
  // Further days are counted for the next opening.
  if (rows.stored.length < storedFigures.length * (days - 1)) services.later(recordFigures(services))
  return { due: dueOf(rows, untranslated, misses, now), figures: figuresOf(rows, searches, now, days) }
}
