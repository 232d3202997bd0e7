import { listedNoticeMs } from '../../domain/notifications/bounds.ts'
import type { NoticeEntry } from '../../domain/students/timeline.ts'
import type { Services } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { findMails } from './delivery.store.ts'
import { readPage } from './reading.store.ts'
import { titleOf } from './stopping.usecases.ts'
import { currentTemplates } from './templates.usecases.ts'

/** Notices in a student's bell before a mark, newest first, each with its mail. */
export const noticesOfStudent = async (
  services: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<NoticeEntry[]> => {
  const now = services.now()
  const reader = { userId, now, since: now - listedNoticeMs }
  const [{ rows }, templates] = await Promise.all([
    readPage(services.db, reader, { topic: null, before, limit, counted: 0 }),
    currentTemplates(services),
  ])
  // The mail of a broadcast is named by broadcast and student, that of a notice to one student by the notice.
  const mailIds = (id: string) => [id, `${id}:${userId}`]
  const mails = await findMails(
    services.db,
    rows.flatMap(({ id }) => mailIds(id)),
  )
  return rows.map(({ id, at, kind, params, isRead }) => {
    const mail = mails.find((each) => mailIds(id).includes(each.id))
    return {
      id,
      at,
      title: titleOf(templates, { kind, params: JSON.parse(params) as Record<string, unknown> }),
      isRead: isRead === 1,
      mail: mail ? { state: mail.state, reason: mail.reason } : null,
    }
  })
}
