import type { DoneMerge, Grantable, MergePreview } from '../../../../domain/purchases/grants.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'
import { textIn } from '../../../ui/list-address.ts'
import type { StudentActName } from './student-acts.ts'

/** Dry run of a merge, or why there is none. */
type MergeDryRun = { preview: MergePreview } | { refusal: 'unknown' | 'same' }

const dryRunOf = async (api: Api, uid: string, other: string): Promise<MergeDryRun> => {
  try {
    const asked = api.admin.students[':uid'].merge.$get({ param: { uid }, query: { other } })
    return { preview: (await unwrap(asked)) as MergePreview }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { refusal: 'unknown' }
    if (error instanceof ApiError && error.status === 409) return { refusal: 'same' }
    throw error
  }
}

/** What the opened act on purchases needs. */
export const loadPurchases = async (api: Api, uid: string, act: StudentActName | null, search: URLSearchParams) => {
  const other = textIn(search, 'other', 254)
  const student = api.admin.students[':uid']
  const [grantable, merges, dryRun] = await Promise.all([
    act === 'grant' ? load(unwrap(student.grantable.$get({ param: { uid } }))) : null,
    act === 'merge' ? load(unwrap(student.merges.$get({ param: { uid } }))) : null,
    act === 'merge' && other ? load(dryRunOf(api, uid, other)) : null,
  ])
  return {
    grantable: (grantable?.items ?? []) as Grantable[],
    merges: (merges?.items ?? []) as DoneMerge[],
    dryRun,
    other: other ?? '',
    rightId: textIn(search, 'right', 64) ?? '',
    mergeId: textIn(search, 'merge', 64) ?? '',
  }
}
