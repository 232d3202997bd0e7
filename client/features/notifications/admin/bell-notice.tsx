import { useState } from 'react'
import type { Language } from '../../../../domain/language.ts'
import type { Topic } from '../../../../domain/notifications/topics.ts'
import { DayList } from '../list/day-list.tsx'

type Props = {
  topic: Topic
  words: { title: string; text: string }
  language: Language
  theme: 'light' | 'dark'
}

/** A notice as students see it in the bell, unread. */
export function BellNotice({ topic, words, language, theme }: Props) {
  const [now] = useState(() => Date.now())
  const notice = { id: 'preview', kind: 'message.news', topic, at: now, link: null, isRead: false, ...words } as const
  return (
    <div lang={language} inert className={`${theme} rounded-md bg-paper px-3 pb-3 text-ink`}>
      <DayList notices={[notice]} now={now} />
    </div>
  )
}
