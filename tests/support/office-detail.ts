import type { DraftBody, OfficeDetail } from '../../domain/content/contract.ts'

/** Item with a draft of its own, as the office opens it. */
export const detailOf = (body: DraftBody): OfficeDetail => ({
  id: 'itm_1',
  state: 'draft',
  isArchivable: false,
  version: null,
  publishedAt: null,
  deletedAt: null,
  draft: {
    revision: 1,
    body,
    isStored: true,
    scheduledAt: null,
    updatedAt: null,
    updatedBy: null,
    updatedByName: null,
    faults: {},
    checklist: [],
    stale: [],
  },
})
