import type { KindCounts, OfficeOverview, OwnDraft } from '../../domain/office/contract.ts'
import type { OfficeQuery } from '../../domain/content/office-query.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { countStatement, selectionOf } from './office-list.store.ts'
import { listItems } from './office-list.usecases.ts'
import { officeSources, type OfficeKind } from './office-sources.ts'

const kinds = Object.keys(officeSources) as OfficeKind[]
const shown = 8

const filters = {
  published: { state: 'published' },
  drafts: { draft: 'yes' },
  scheduled: { state: 'scheduled' },
} as const
const names = ['published', 'drafts', 'scheduled'] as const

const countAll = async ({ db }: Services): Promise<KindCounts[]> => {
  const statements = kinds.flatMap((kind) =>
    names.map((name) => countStatement(selectionOf(kind, filters[name], null))),
  )
  const results = await inTransaction(db, statements)
  const countAt = (index: number): number => Number(results[index]?.results[0]?.count ?? 0)
  return kinds.map((kind, index) => {
    const [published, drafts, scheduled] = names.map((_, at) => countAt(index * names.length + at))
    return { kind, published: published ?? 0, drafts: drafts ?? 0, scheduled: scheduled ?? 0 }
  })
}

/** Number of items that pass a filter, of each kind. */
export const countByKind = async (
  { db }: Services,
  query: OfficeQuery,
): Promise<{ kind: OfficeKind; count: number }[]> => {
  const results = await inTransaction(
    db,
    kinds.map((kind) => countStatement(selectionOf(kind, query, null))),
  )
  return kinds.map((kind, index) => ({ kind, count: Number(results[index]?.results[0]?.['count'] ?? 0) }))
}

/** Drafts that the administrator changed last, of every kind. */
const draftsOf = async (services: Services, by: string): Promise<OwnDraft[]> => {
  const pages = await Promise.all(kinds.map((kind) => listItems(services, { kind }, { by, draft: 'yes' })))
  return pages
    .flatMap(({ items }) => items.slice(0, shown))
    .map(({ kind, id, title, code, state, hasDraft, changedAt }) => ({
      kind,
      id,
      title,
      code,
      state,
      hasDraft,
      changedAt,
    }))
    .toSorted((one, other) => other.changedAt - one.changedAt)
    .slice(0, shown)
}

/** First page of the office: the administrator's own drafts, and how many items of each kind there are. */
export const readOverview = async (services: Services, userId: string): Promise<OfficeOverview> => {
  const [drafts, counts] = await Promise.all([draftsOf(services, userId), countAll(services)])
  return { drafts, counts }
}
