import { unwrap, type Api } from '../../../api.ts'
import { orSignIn } from '../../../sign-in-first.ts'

/** Marks the items that a form names as read. */
export const markDayAction = async (api: Api, request: Request, next: string) => {
  const form = await request.formData()
  const itemIds = form.getAll('read').map(String)
  if (itemIds.length === 0) return null
  return orSignIn(unwrap(api['current-affairs'].reads.$put({ json: { itemIds } })), { request, next })
}
