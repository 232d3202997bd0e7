import type { DraftBody } from '../../domain/content/contract.ts'
import type { ContentState } from '../../domain/content.ts'
import type { BodyRef, HistoryLine, ShownDiff } from '../../domain/content/history.ts'
import { shownDiff } from '../../domain/content/shown-diff.ts'
import { editorFormOf } from '../../domain/editor-forms.ts'
import type { CursorPage } from '../../domain/lists.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { bodyOf, ownColumns, readState } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import * as store from './history.store.ts'
import { findKept } from './kept-drafts.store.ts'
import { readVersion } from './versions.usecases.ts'

const pageSize = 20

/** States whose page shows the current version. */
const onSite: ReadonlySet<string> = new Set(['published', 'archived'] satisfies ContentState[])

const numberIn = (detail: Record<string, unknown>, name: string): number | null =>
  typeof detail[name] === 'number' ? detail[name] : null

/** Acts on an item with its versions, newest first. */
export const listHistory = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  cursor: string | undefined,
): Promise<CursorPage<HistoryLine>> => {
  const { found } = await readState(services, kind, itemId)
  const rows = await store.listHistory(
    services.db,
    { kind: kind.kind, itemId },
    { cursor: decodeCursor(cursor), limit: pageSize },
  )
  const { items, next } = pageOf(rows, pageSize, ({ at, id }) => ({ value: at, id }))
  const currentId = found && onSite.has(found.item.state) ? found.item.currentVersionId : null
  const lines = items.map(({ byName, versionId, detail: text, ...row }): HistoryLine => {
    const detail = JSON.parse(text) as Record<string, unknown>
    const isCurrent = versionId !== null && versionId === currentId
    return { ...row, by: byName, isCurrent, restored: numberIn(detail, 'version'), scheduledAt: numberIn(detail, 'at') }
  })
  return { items: lines, next }
}

/** Body that a reference names. Throws 404 for one that does not exist. */
const readBody = async (services: Services, kind: ContentKind, itemId: string, ref: BodyRef): Promise<DraftBody> => {
  if (ref === 'draft') return bodyOf(kind, await readState(services, kind, itemId))
  if (ref === 'published') {
    const { found } = await readState(services, kind, itemId)
    if (!found) throw notFound()
    return kind.draftOf(ownColumns(found.item), found.content)
  }
  if (/^\d/.test(ref)) return readVersion(services, kind, itemId, Number(ref))
  const kept = await findKept(services.db, { kind: kind.kind, itemId }, ref)
  if (!kept) throw notFound()
  return kept.body
}

/** Differences between two bodies of an item, in the order of its form; texts word by word. */
export const diffOf = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  { before, after }: { before: BodyRef; after: BodyRef },
): Promise<ShownDiff> => {
  const [one, other] = await Promise.all([
    readBody(services, kind, itemId, before),
    readBody(services, kind, itemId, after),
  ])
  return shownDiff(editorFormOf(kind.kind), one, other)
}
