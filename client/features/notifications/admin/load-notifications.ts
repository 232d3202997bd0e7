import { broadcastStates } from '../../../../domain/notifications/broadcasts.ts'
import { noticeKinds } from '../../../../domain/notifications/kinds.ts'
import { noticeMailStates } from '../../../../domain/notifications/mails.ts'
import { unwrap, type Api } from '../../../api.ts'
import { tabOf } from '../../../office/frame/tabs.tsx'
import { oneOf, onlySet, textIn } from '../../../ui/list-address.ts'

export const notificationTabs = ['', 'automatic', 'delivery', 'templates'] as const

type Query = { cursor: string | undefined; search: URLSearchParams }

const messages = async ({ admin }: Api, { cursor, search }: Query) => {
  const filters = onlySet({ state: oneOf(broadcastStates, search.get('state')), q: textIn(search, 'q', 100) })
  const page = await unwrap(admin.notifications.messages.$get({ query: onlySet({ ...filters, cursor }) }))
  return { tab: '' as const, filters, page }
}

const automatic = async ({ admin }: Api, { cursor, search }: Query) => {
  const filters = onlySet({ kind: oneOf(noticeKinds, search.get('kind')) })
  const page = await unwrap(admin.notifications.automatic.$get({ query: onlySet({ ...filters, cursor }) }))
  return { tab: 'automatic' as const, filters, page }
}

const delivery = async ({ admin }: Api, { cursor, search }: Query) => {
  const source = textIn(search, 'source', 64)
  const asked = oneOf(noticeMailStates, search.get('state')) ?? 'failed'
  const state = asked === 'sent' && source === undefined ? 'failed' : asked
  const filters = onlySet({ state, source })
  const { mails, bounces } = admin.notifications
  const [page, counts, bounced] = await Promise.all([
    unwrap(mails.$get({ query: onlySet({ ...filters, cursor }) })),
    unwrap(mails.counts.$get({ query: onlySet({ source }) })),
    source === undefined ? unwrap(bounces.$get()) : null,
  ])
  return { tab: 'delivery' as const, filters, page, counts, bounced: bounced?.items ?? null }
}

const templates = async ({ admin }: Api) => ({
  tab: 'templates' as const,
  ...(await unwrap(admin.notifications.templates.$get())),
})

/** Data of the tab that the address names. */
export const loadNotifications = async (api: Api, search: URLSearchParams) => {
  const cursor = textIn(search, 'cursor', 400)
  const query = { cursor, search }
  const shown = await {
    '': () => messages(api, query),
    automatic: () => automatic(api, query),
    delivery: () => delivery(api, query),
    templates: () => templates(api),
  }[tabOf(search, notificationTabs)]()
  return { shown, isFirst: cursor === undefined, now: Date.now() }
}

export type NotificationsData = Awaited<ReturnType<typeof loadNotifications>>
type Shown = NotificationsData['shown']
/** Data of one tab. */
export type TabData<Tab extends Shown['tab']> = Omit<NotificationsData, 'shown'> & {
  shown: Extract<Shown, { tab: Tab }>
}
