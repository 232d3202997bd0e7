import type { DraftBody, VersionLine } from '../../domain/content/contract.ts'
import type { CursorPage } from '../../domain/lists.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { ownColumns, readState } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import * as store from './versions.store.ts'

const pageSize = 20

/** Versions of an item, newest first; `next` is the version number to pass as `before`. */
export const listVersions = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  before: number | undefined,
): Promise<CursorPage<VersionLine>> => {
  const { found } = await readState(services, kind, itemId)
  const rows = await store.listVersions(services.db, itemId, before, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    items: shown.map(({ id, ...version }) => ({ ...version, isCurrent: id === found?.item.currentVersionId })),
    next: rows.length > pageSize && last ? String(last.version) : null,
  }
}

/** Version in the form of a draft. Versions stored without fields get the current columns of the item. */
export const readVersion = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  version: number,
): Promise<DraftBody> => {
  const [{ found }, row] = await Promise.all([
    readState(services, kind, itemId),
    store.findVersion(services.db, kind, itemId, version),
  ])
  if (!found || !row) throw notFound()
  return kind.draftOf(row.fields ?? ownColumns(found.item), row.content)
}
