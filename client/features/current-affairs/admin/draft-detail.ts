import type { OfficeDetail } from '../../../../domain/content/contract.ts'

type Draft = OfficeDetail['draft']

/** Detail of an unpublished item, for an editor inside another screen. `savedAt`: Unix milliseconds. */
export const draftDetail = ({
  id,
  state,
  savedAt,
  ...draft
}: Pick<OfficeDetail, 'id' | 'state'> &
  Pick<Draft, 'revision' | 'body' | 'faults' | 'checklist' | 'stale'> & { savedAt: number | null }): OfficeDetail => ({
  id,
  state,
  isArchivable: false,
  version: null,
  publishedAt: null,
  deletedAt: null,
  draft: {
    ...draft,
    isStored: true,
    scheduledAt: null,
    updatedAt: savedAt,
    updatedBy: null,
    updatedByName: null,
  },
})
