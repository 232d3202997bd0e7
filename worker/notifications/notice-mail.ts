import type { NoticeContent, NoticeKind } from '../../domain/notifications/kinds.ts'
import { renderNotice, type NoticeTemplate } from '../../domain/notifications/templates.ts'
import { chosenTopics, type ChosenTopic, type Topic } from '../../domain/notifications/topics.ts'
import { languageKey, type Language } from '../../domain/language.ts'
import { filePaths } from '../../domain/file-paths.ts'
import type { MailAction, MailContent } from './mail-layout.ts'

/** A notice in a mail. */
export type MailedNotice = {
  kind: NoticeKind
  topic: Topic
  params: Record<string, unknown>
  /** Path of the item; null without one. */
  link: string | null
}

type MailPlace = {
  language: Language
  /** Scheme and host of the product. */
  origin: string
  /** Code of the student's unsubscribing address. */
  code: string
}

const words = {
  en: {
    ofDay: (count: number) => `Your day on Taiyari: ${count} notifications`,
    why: 'You get this mail because of your choices on Taiyari.',
    stop: (topic: string) => `Stop mails about ${topic}`,
    topics: {
      tests: 'live tests',
      results: 'results',
      jobs: 'jobs',
      content: 'new content',
      messages: 'news',
    },
  },
  hi: {
    ofDay: (count: number) => `तैयारी पर आज: ${count} नोटिफ़िकेशन`,
    why: 'यह ई-मेल तैयारी पर आपकी पसंद के अनुसार भेजा गया है।',
    stop: (topic: string) => `${topic} के ई-मेल बंद करें`,
    topics: {
      tests: 'लाइव टेस्ट',
      results: 'परिणामों',
      jobs: 'नौकरियों',
      content: 'नई सामग्री',
      messages: 'ख़बरों',
    },
  },
} as const satisfies Record<Language, { topics: Record<ChosenTopic, string>; [name: string]: unknown }>

/** Absolute address of a path, in the mail's language. */
const urlOf = ({ origin, language }: MailPlace, path: string): string => {
  const url = new URL(path, 'https://own.invalid')
  url.searchParams.set(languageKey, language)
  return `${origin}${url.pathname}${url.search}${url.hash}`
}

const partOf = (notice: MailedNotice, template: NoticeTemplate, place: MailPlace) => {
  const content = { kind: notice.kind, params: notice.params } as NoticeContent
  const { title, text, action } = renderNotice(content, template, place.language)
  const button: MailAction | null = notice.link ? { label: action || title, url: urlOf(place, notice.link) } : null
  return { title, lines: text ? [text] : [], ...(button && { action: button }) }
}

/** Headers by which a mail program offers to unsubscribe with one press (RFC 8058). */
const headersOf = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Mail of one notice, or of the notices of a day, in the words in force. */
export const noticeMail = (
  notices: readonly MailedNotice[],
  templates: Record<NoticeKind, NoticeTemplate>,
  place: MailPlace,
): MailContent & { headers?: Record<string, string> } => {
  const { language, origin, code } = place
  const parts = notices.map((notice) => partOf(notice, templates[notice.kind], place))
  const [first] = parts
  const content =
    parts.length === 1 && first
      ? {
          subject: first.title,
          heading: first.title,
          lines: first.lines,
          ...(first.action && { action: first.action }),
        }
      : { subject: words[language].ofDay(parts.length), lines: [], sections: parts }
  const topics = chosenTopics.filter((topic) => notices.some((notice) => notice.topic === topic))
  if (topics.length === 0) return { language, ...content }
  const { why, stop, topics: names } = words[language]
  return {
    language,
    ...content,
    footer: {
      line: why,
      actions: topics.map((topic) => ({
        label: stop(names[topic]),
        url: urlOf(place, filePaths.unsubscribe(code, topic)),
      })),
    },
    headers: headersOf(`${origin}${filePaths.unsubscribe(code, ...topics)}`),
  }
}
