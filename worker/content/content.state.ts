import type { DraftBody } from '../../domain/content/contract.ts'
import type { ContentRefusal } from '../../domain/content/refusals.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { sharedColumns, type ContentKind } from './content-kind.ts'
import type { KindTable } from './content-table.ts'
import * as drafts from './drafts.store.ts'
import * as items from './items.store.ts'

const shared: ReadonlySet<string> = new Set(sharedColumns)

/** Columns set by the editor or derived by the kind. */
export const ownColumns = (row: items.ItemRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !shared.has(name)))

/** Stored item and draft; at least one of the two exists, otherwise throws 404. */
export const readState = async (services: Services, kind: ContentKind, itemId: string) => {
  const [found, draft] = await Promise.all([
    items.findItem(services.db, kind, itemId),
    drafts.findDraft(services.db, { kind: kind.kind, itemId }),
  ])
  if (!found && !draft?.body) throw notFound()
  return { found, draft, revision: draft?.revision ?? 0 }
}

export type ContentRecord = Awaited<ReturnType<typeof readState>>

/** Body to edit: the draft, or the published version in the form of a draft. */
export const bodyOf = (kind: ContentKind, { found, draft }: ContentRecord): DraftBody => {
  if (draft?.body) return draft.body
  if (!found) throw notFound()
  return kind.draftOf(ownColumns(found.item), found.content)
}

/** 409 with a reason that the office explains. */
export const notPossible = (message: string, reason?: ContentRefusal) =>
  new AppError('content.not_possible', 409, message, { details: { reason } })

/** 409 with the stored revision, when it was saved and by whom. */
export const revisionConflict = (
  draft: Pick<NonNullable<ContentRecord['draft']>, 'revision' | 'updatedAt' | 'updatedBy'> | null,
) =>
  new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.', {
    details: {
      revision: draft?.revision ?? 0,
      updatedAt: draft?.updatedAt ?? null,
      updatedBy: draft?.updatedBy ?? null,
    },
  })

/** Error for a refused write, by the state that is stored now. */
export const refusalOf = async (
  services: Services,
  { kind }: Pick<KindTable, 'kind'>,
  itemId: string,
  revision: number | null,
): Promise<AppError> => {
  const draft = await drafts.findDraft(services.db, { kind, itemId })
  if (draft?.deletedAt) return notPossible('It is in the trash. Restore it first.', 'trashed')
  if (revision !== null && (draft?.revision ?? 0) !== revision) return revisionConflict(draft)
  if (draft?.scheduledAt) return notPossible('It is scheduled. Take it off the schedule first.', 'scheduled')
  return notFound()
}
