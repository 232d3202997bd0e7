import type { UsingKind } from '../../../../../domain/current-affairs/kinds.ts'
import { unwrap, type Api } from '../../../../api.ts'

/** Facts that an item uses, and those offered to it by the search `facts` of the address. */
export const loadUsedFacts = async (api: Api, request: Request, kind: UsingKind, itemId: string) => {
  const words = new URL(request.url).searchParams.get('facts')?.trim().slice(0, 100) ?? ''
  const [used, offered] = await Promise.all([
    unwrap(api.admin.facts.uses[':kind'][':itemId'].$get({ param: { kind, itemId } })),
    unwrap(api.admin.facts.$get({ query: words === '' ? {} : { q: words } })),
  ])
  return { used: used.items, offered: { words, items: offered.items, hasMore: offered.next !== null } }
}
