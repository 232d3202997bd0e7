import type { OfficeItem } from '../../domain/content/office-list.ts'
import { indiaOffsetMs } from '../../domain/india.ts'
import { timeInIndia, type Cell } from './export-cells.ts'

const day = 86_400_000

/** Last minute before an end; midnight is the end of the day before it. */
const endInIndia = (at: number | null): Cell =>
  timeInIndia(at !== null && (at + indiaOffsetMs) % day === 0 ? at - 1 : at)

const columns: readonly (readonly [heading: string, cell: (item: OfficeItem) => Cell])[] = [
  ['id', ({ id }) => id],
  ['title_en', ({ title }) => title.en],
  ['title_hi', ({ title }) => title.hi],
  ['state', ({ state }) => state],
  ['has_draft', ({ hasDraft }) => (hasDraft ? 'yes' : 'no')],
  ['slug', ({ slug }) => slug],
  ['number', ({ code }) => code],
  ['access', ({ access }) => access],
  ['exams', ({ exams }) => exams.join(', ')],
  ['languages', ({ languages }) => languages.join(', ')],
  // An item of a day names it in a column of its own.
  ['due_ist', ({ dueAt, own }) => ('day' in own ? null : endInIndia(dueAt))],
  ['published_ist', ({ publishedAt }) => timeInIndia(publishedAt)],
  ['scheduled_ist', ({ scheduledAt }) => timeInIndia(scheduledAt)],
  ['changed_ist', ({ changedAt }) => timeInIndia(changedAt)],
  ['changed_by', ({ changedBy }) => changedBy?.name ?? null],
]

const ownCell = (value: OfficeItem['own'][string] = null): Cell => (Array.isArray(value) ? value.join(', ') : value)

/** Headings of an export; the kind's own columns come last. */
export const headingsOf = (own: readonly string[]): string[] => [...columns.map(([heading]) => heading), ...own]

/** Cells of an item. */
export const cellsOf = (item: OfficeItem, own: readonly string[]): Cell[] => [
  ...columns.map(([, cell]) => cell(item)),
  ...own.map((name) => ownCell(item.own[name])),
]
