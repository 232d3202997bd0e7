import type { CursorPage } from '../lists.ts'
import type { NoticeKind } from './kinds.ts'
import type { Topic } from './topics.ts'

/** A notice in the reader's language. `at`: Unix milliseconds. `link`: path of the item that it is about; null without one. */
export type Notice = {
  id: string
  kind: NoticeKind
  topic: Topic
  at: number
  title: string
  text: string
  link: string | null
  isRead: boolean
}

/** Page of a student's notices, newest first. */
export type NoticePage = CursorPage<Notice> & { unread: number }

/** Most unread notices that are counted; one more where there are more. */
export const countedNotices = 99

/** Time for which a notice is listed. */
export const listedNoticeMs = 90 * 86_400_000
