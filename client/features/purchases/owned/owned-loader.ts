import { paths } from '../../../../domain/paths.ts'
import { unwrap, type Api } from '../../../api.ts'
import { load, loadList } from '../../../load.ts'
import { orSignIn } from '../../../sign-in-first.ts'

/** What the student owns, and a page of the orders. */
export const ownedLoader = async (request: Request, api: Api) => {
  const cursor = new URL(request.url).searchParams.get('cursor')?.slice(0, 600)
  const signIn = { request, next: paths.myPurchases() }
  const [rights, orders] = await Promise.all([
    load(orSignIn(unwrap(api.rights.$get()), signIn)),
    loadList(orSignIn(unwrap(api.orders.$get({ query: cursor ? { cursor } : {} })), signIn), request),
  ])
  if (rights instanceof Response) throw rights
  if (orders instanceof Response) throw orders
  return { owned: rights.items, orders, isFirst: !cursor, now: Date.now() }
}
export type OwnedData = Awaited<ReturnType<typeof ownedLoader>>
