import type { OfficeItem, OfficeList, OfficeQuery } from '../../domain/content/contract.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import type { ContentKind } from './content-kind.ts'
import { listOffice, type OfficeRow } from './office-list.store.ts'

const pageSize = 50

const itemOf = ({ title, languages, hasDraft, ...row }: OfficeRow): OfficeItem => ({
  ...(row as Omit<OfficeItem, 'title' | 'languages' | 'hasDraft'>),
  title: JSON.parse(title ?? 'null') as OfficeItem['title'],
  languages: JSON.parse(languages ?? '[]') as OfficeItem['languages'],
  hasDraft: hasDraft === 1,
})

/** Items of a kind in every state, what changed last first. */
export const listItems = async (services: Services, kind: ContentKind, query: OfficeQuery): Promise<OfficeList> => {
  const rows = await listOffice(services.db, kind, query, decodeCursor(query.cursor), pageSize)
  const { items, next } = pageOf(rows, pageSize, ({ id, changedAt }) => ({ id, value: changedAt }))
  return { items: items.map(itemOf), next }
}
