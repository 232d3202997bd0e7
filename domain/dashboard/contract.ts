import type { DraftKind } from '../content.ts'
import type { SearchMiss } from '../search/contract.ts'
import type { Figures } from './figures.ts'

/** Work that falls due, in the order of the dashboard. */
export const dueNames = [
  'jobDates',
  'liveTests',
  'shifts',
  'messages',
  'stuckOrders',
  'differences',
  'reports',
  'challenges',
  'keySuspects',
  'refunds',
  'scheduled',
  'tasks',
  'mails',
  'letters',
  'factUses',
  'facts',
  'stale',
  'untranslated',
  'searches',
] as const
export type DueName = (typeof dueNames)[number]

/** Days within which a date of a job falls due. */
export const jobDateDays = 7

/** Days in which a search without results was asked last. */
export const searchDays = 7

/** `at`: Unix milliseconds. */
export type DueItem = { id: string; title: { en: string; hi: string }; at: number }

/** `count`: exact to `countedTo` (domain/lists.ts), one more above it. `items`: the first of them, where there are names. */
export type DueLine = { name: DueName; kind: DraftKind | null; count: number; items: DueItem[] }

/** Only lines with something to do. `searches`: the most frequent without results. */
export type DueWork = { lines: DueLine[]; searches: SearchMiss[]; now: number }

/** Response of GET /api/admin/dashboard. */
export type Dashboard = { due: DueWork; figures: Figures }
