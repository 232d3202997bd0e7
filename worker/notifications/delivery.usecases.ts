import { maskEmail } from '../../domain/accounts/mask-email.ts'
import type { CursorPage } from '../../domain/lists.ts'
import { afterQuietHours } from '../../domain/notifications/hours.ts'
import type {
  AutomaticLine,
  AutomaticQuery,
  MailCounts,
  MailLine,
  MailQuery,
  SendMailsAgain,
} from '../../domain/notifications/office.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { listAutomatic } from './automatic.store.ts'
import * as store from './delivery.store.ts'
import { mailCountsOf, namedAudiences, type TitlesOf } from './naming.ts'
import { titleOf } from './stopping.usecases.ts'
import { wakeMails } from './waking.ts'
import { currentTemplates } from './templates.usecases.ts'

const pageSize = 50

/** A page of the broadcasts that events made, newest first. */
export const automaticNotices = async (
  services: Services,
  { kind, cursor }: AutomaticQuery,
  titlesOf: TitlesOf,
): Promise<CursorPage<AutomaticLine>> => {
  const before = decodeCursor(cursor, 'number')
  const [rows, templates] = await Promise.all([
    listAutomatic(services.db, { kind, before, limit: pageSize + 1 }),
    currentTemplates(services),
  ])
  const page = pageOf(rows, pageSize, ({ at, id }) => ({ value: at ?? 0, id }))
  const [named, mails] = await Promise.all([
    namedAudiences(
      services,
      page.items.map(({ audience }) => audience),
      titlesOf,
    ),
    mailCountsOf(
      services,
      page.items.map(({ id }) => id),
    ),
  ])
  const items = page.items.map((row): AutomaticLine => {
    const { id, state, at, kind: rowKind, link, inBell, byMail, audience } = row
    return {
      id,
      state,
      at,
      kind: rowKind,
      link,
      inBell,
      byMail,
      title: titleOf(templates, row),
      to: named(audience),
      mails: mails(id),
    }
  })
  return { items, next: page.next }
}

/** Mails of a broadcast, or of all, by state. */
export const countMails = async (services: Services, source: string | undefined): Promise<MailCounts> =>
  source === undefined ? store.countAll(services.db) : (await mailCountsOf(services, [source]))(source)

/** A page of the mails in a state, newest first. */
export const listMails = async (
  services: Services,
  { cursor, ...filter }: MailQuery,
): Promise<CursorPage<MailLine>> => {
  const asked = { state: filter.state, source: filter.source }
  const by = store.mailOrder(asked)
  const rows = await store.listMails(services.db, asked, {
    before: decodeCursor(cursor, 'number'),
    limit: pageSize + 1,
  })
  const page = pageOf(rows, pageSize, ({ mail }) => ({ value: mail[by], id: mail.id }))
  const items = page.items.map(({ mail, uid, name, email }): MailLine => {
    const { id, kind, state, reason, attempts, updatedAt } = mail
    const student = uid === null ? null : { uid, name, maskedEmail: email ? maskEmail(email) : '' }
    return { id, kind, state, reason, attempts, at: updatedAt, student }
  })
  return { items, next: page.next }
}

/**
 * Sends mails again that failed, or whose sender never answered: those may arrive twice. By day only. Throws 409 where
 * none is in this state any more.
 */
export const sendMailsAgain = async (services: Services, actor: string, asked: SendMailsAgain): Promise<void> => {
  const now = services.now()
  const mail = asked.id === undefined ? undefined : await store.findMail(services.db, asked.id)
  const itemId = mail?.sourceId ?? asked.source ?? 'all'
  const { isDone, results } = await inAuditedTransaction(
    services,
    {
      actor,
      act: 'broadcast.mails_sent_again',
      kind: 'notice',
      itemId,
      before: { state: asked.state },
      ...(mail && { person: mail.userId }),
    },
    [store.sendAgainStatement(asked, { now, notBefore: afterQuietHours(now) })],
  )
  if (!isDone) throw new AppError('notifications.not_possible', 409, 'No mail is in this state any more.')
  services.later(wakeMails(services, results[0]?.meta.changes ?? 0))
}
