import { contactTopics, inboxStates } from '../../../../domain/contact/topics.ts'
import { onlySet, oneOf, textIn } from '../../../ui/list-address.ts'
import { unwrap, type Api } from '../../../api.ts'

/** Page of messages that the address names, or one message. */
export const loadInbox = async (api: Api, search: URLSearchParams) => {
  const now = Date.now()
  const id = textIn(search, 'message', 64)
  if (id !== undefined) {
    const message = await unwrap(api.admin.contact[':id'].$get({ param: { id } }))
    return { tab: 'messages' as const, message, now }
  }
  const q = textIn(search, 'q', 200)
  const filters = onlySet({
    state: oneOf(inboxStates, search.get('state')),
    topic: oneOf(contactTopics, search.get('topic')),
    q: q !== undefined && q.length > 1 ? q : undefined,
  })
  const cursor = textIn(search, 'cursor', 200)
  const page = await unwrap(api.admin.contact.$get({ query: onlySet({ ...filters, cursor }) }))
  return { tab: 'messages' as const, message: null, filters, isFirst: cursor === undefined, page, now }
}

type InboxData = Awaited<ReturnType<typeof loadInbox>>
export type InboxListData = Extract<InboxData, { message: null }>
