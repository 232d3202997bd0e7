import { countedNotices, listedNoticeMs } from '../../domain/notifications/bounds.ts'
import type { Notice, NoticePage } from '../../domain/notifications/contract.ts'
import type { NoticeContent } from '../../domain/notifications/kinds.ts'
import { renderNotice } from '../../domain/notifications/templates.ts'
import type { Topic } from '../../domain/notifications/topics.ts'
import type { Language } from '../../domain/language.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import * as store from './reading.store.ts'
import { currentTemplates, type Templates } from './templates.usecases.ts'

const pageSize = 20

const readerOf = ({ now }: Services, userId: string) => {
  const at = now()
  return { userId, now: at, since: at - listedNoticeMs }
}

const noticeOf = (templates: Templates, language: Language, row: store.NoticeRow): Notice => {
  const content = { kind: row.kind, params: JSON.parse(row.params) as unknown } as NoticeContent
  const { title, text } = renderNotice(content, templates[row.kind], language)
  return {
    id: row.id,
    kind: row.kind,
    topic: row.topic,
    at: row.at,
    title,
    text,
    link: row.link,
    isRead: row.isRead === 1,
  }
}

/** Page of a student's notices in a language, newest first. Throws 422 for an unreadable cursor. */
export const noticesOf = async (
  services: Services,
  userId: string,
  { cursor, topic = null, language }: { cursor?: string | undefined; topic?: Topic | null; language: Language },
): Promise<NoticePage> => {
  const before = decodeCursor(cursor, 'number')
  const reader = readerOf(services, userId)
  const [{ rows, unread }, templates] = await Promise.all([
    store.readPage(services.db, reader, {
      before,
      topic,
      limit: pageSize + 1,
      counted: countedNotices + 1,
    }),
    currentTemplates(services),
  ])
  const page = pageOf(rows, pageSize, ({ at, id }) => ({ value: at, id }))
  const items = page.items.map((row) => noticeOf(templates, language, row))
  return { items, next: page.next, unread, serverNow: reader.now }
}

/** Number of unread notices; `countedNotices` + 1 for more. */
export const unreadOf = (services: Services, userId: string): Promise<number> =>
  store.countUnread(services.db, readerOf(services, userId), countedNotices + 1)

/** Marks notices as read, on every device. */
export const markRead = async (services: Services, userId: string, ids: readonly string[]): Promise<void> => {
  await store.markRead(services.db, readerOf(services, userId), ids)
}

/** Marks every notice up to an instant as read: those that came after the page was shown stay unread. */
export const markAllRead = async ({ db, now }: Services, userId: string, to: number): Promise<void> => {
  await store.markAllRead(db, userId, Math.min(to, now()))
}

/** Marks a notice as read and returns the path of its item. Throws 404 where the student has no such notice. */
export const openNotice = async (services: Services, userId: string, noticeId: string) => {
  const found = await store.openNotice(services.db, readerOf(services, userId), noticeId)
  if (!found) throw notFound()
  return found
}
