import { z } from 'zod'
import type { OfficeItem, OfficeList, OfficeQuery } from '../../domain/content/contract.ts'
import { accessKinds } from '../../domain/purchases/access.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import type { ContentKind } from './content-kind.ts'
import { listOffice, type OfficeRow } from './office-list.store.ts'

const pageSize = 50

/** Unchecked drafts may hold any type in these fields. */
const Title = z.object({ en: z.string().optional().catch(undefined), hi: z.string().optional().catch(undefined) })
const Access = z.enum(accessKinds)

const itemOf = ({ title, access, languages, hasDraft, ...row }: OfficeRow): OfficeItem => ({
  ...(row as Omit<OfficeItem, 'title' | 'access' | 'languages' | 'hasDraft'>),
  title: Title.safeParse(JSON.parse(title ?? 'null')).data ?? null,
  access: Access.safeParse(access).data ?? null,
  languages: JSON.parse(languages ?? '[]') as OfficeItem['languages'],
  hasDraft: hasDraft === 1,
})

/** Items of a kind in every state, last changed first. */
export const listItems = async (services: Services, kind: ContentKind, query: OfficeQuery): Promise<OfficeList> => {
  const rows = await listOffice(services.db, kind, query, decodeCursor(query.cursor), pageSize)
  const { items, next } = pageOf(rows, pageSize, ({ id, changedAt }) => ({ id, value: changedAt }))
  return { items: items.map(itemOf), next }
}
