import { refsOf, type Audience } from '../../domain/notifications/audience.ts'
import { ruleOf, type NoticeContent, type NoticeKind } from '../../domain/notifications/kinds.ts'
import type { Services } from '../platform/context.ts'
import * as store from './announcing.store.ts'
import { mailPlan } from './mail-plan.ts'
import { wakeBroadcasts, wakeMails } from './waking.ts'

/**
 * An occasion, named by a key: the same key makes one notice, however often its event is delivered. `link` is the path of
 * the item that it is about.
 */
type Occasion = { key: string; link: string | null }

export type Announcement = Occasion &
  NoticeContent & {
    audience: Audience
    /** Instant from which it is seen; now without one. */
    at?: number
    /** Instant from which it concerns nobody; never without one. */
    endsAt?: number
  }

/**
 * Announces something to many students: one row, whatever their number. Mails follow by the queue. One that was
 * withdrawn is announced again, unless the office stopped it.
 */
export const announce = async (services: Services, announcement: Announcement): Promise<void> => {
  const { key, kind, params, link, audience, at, endsAt = null } = announcement
  const now = services.now()
  const rule = ruleOf(kind)
  const id = services.newId('brd')
  await store.insertBroadcast(services.db, {
    id,
    key,
    kind,
    topic: rule.topic,
    params,
    link,
    audience,
    refs: refsOf(audience),
    byMail: !rule.bellOnly,
    at: at ?? now,
    endsAt,
    state: 'scheduled',
    createdAt: now,
    updatedAt: now,
  })
  if ((at ?? now) <= now) services.later(wakeBroadcasts(services, [id]))
}

/** `link`: in place of that of the occasion. */
type Recipient<Kind extends NoticeKind> = {
  userId: string
  link?: string
  params: Extract<NoticeContent, { kind: Kind }>['params']
}

/** Most students in one call; callers with more send pages. */
export const toldAtOnce = 200

/** Tells students, up to `toldAtOnce`, something of their own. Who has gone meanwhile is passed over. */
export const tell = async <Kind extends NoticeKind>(
  services: Services,
  { key, kind, link }: Occasion & { kind: Kind },
  recipients: readonly Recipient<Kind>[],
): Promise<void> => {
  if (recipients.length === 0) return
  const now = services.now()
  const each = recipients.map((recipient) => ({ ...recipient, id: `${key}:${recipient.userId}` }))
  const plan = mailPlan(kind, now)
  await store.insertNotices(services.db, { kind, topic: ruleOf(kind).topic, link, at: now, each }, plan)
  if (plan && plan.atOnce <= now) services.later(wakeMails(services, each.length))
}

/** Withdraws announcements that are no longer true, from the bell too; mails that have not been sent stay unsent. */
export const withdraw = async ({ db, now }: Services, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await store.stopBroadcasts(db, keys, now())
}

/** Withdraws every announcement whose key begins with a text. */
export const withdrawAll = async (services: Services, prefix: string): Promise<void> =>
  withdraw(services, await store.listKeysUnder(services.db, prefix))
