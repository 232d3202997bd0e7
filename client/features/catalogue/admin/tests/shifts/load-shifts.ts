import { textIn } from '../../../../../ui/list-address.ts'
import { unwrap, type Api } from '../../../../../api.ts'

/** Groups of shifts with the patterns that a new one may follow, or the group that the address names. */
export const loadShifts = async (api: Api, search: URLSearchParams) => {
  const groupId = textIn(search, 'group', 64)
  const groups = api.admin['shift-groups']
  if (groupId !== undefined)
    return { group: await unwrap(groups[':groupId'].$get({ param: { groupId } })), items: [], patterns: [] }
  const [{ items }, patterns] = await Promise.all([unwrap(groups.$get()), unwrap(api.admin['test-patterns'].$get())])
  return { group: null, items, patterns: patterns.items.filter(({ normaliser }) => normaliser !== 'none') }
}

export type ShiftsData = Awaited<ReturnType<typeof loadShifts>>
