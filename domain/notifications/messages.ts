import { z } from 'zod'
import { mediumFilters, studentDates, StudentFilter, studentStates } from '../accounts/student-list.ts'
import { targets } from '../accounts/student-profile.ts'
import type { DraftBody } from '../content/contract.ts'
import { blankBody, type EditorForm, type Fields } from '../content/fields.ts'
import type { Audience } from './audience.ts'
import type { messageKinds } from './kinds.ts'

/** Subjects of messages: news, which a student may switch off, or the service itself. */
export const messageSubjects = ['news', 'service'] as const
export type MessageSubject = (typeof messageSubjects)[number]

/** Characters of the parts of a message, and most items of an audience of owners. */
const limits = { title: 120, text: 1_000, action: 40, link: 300, items: 10 }

const filterFields = {
  state: { type: 'choice', options: studentStates },
  exam: { type: 'choice', options: targets },
  language: { type: 'choice', options: mediumFilters },
  attempts: { type: 'choice', options: ['yes', 'no'] },
  date: { type: 'choice', options: studentDates },
  from: { type: 'day' },
  to: { type: 'day' },
} as const satisfies Fields

const items = (to: string) => ({ type: 'list', item: { type: 'reference', to }, max: limits.items }) as const

const audienceForms = {
  all: {},
  exams: { exams: { type: 'choices', options: targets } },
  test: { testId: { type: 'reference', to: 'test' } },
  owners: { series: items('series'), courses: items('course') },
  students: { filter: { type: 'group', fields: filterFields } },
} as const satisfies Record<string, Fields>

/** Editor of a message. */
export const messageForm = {
  kind: 'broadcast',
  fields: {
    about: { type: 'choice', options: messageSubjects },
    title: { type: 'line', bilingual: true },
    text: { type: 'text', bilingual: true },
    action: { type: 'line', bilingual: true },
    link: { type: 'line' },
    audience: { type: 'variant', by: 'to', forms: audienceForms },
    inBell: { type: 'flag' },
    byMail: { type: 'flag' },
  },
  sections: [
    { name: 'words', fields: ['about', 'title', 'text', 'action', 'link'] },
    { name: 'audience', fields: ['audience'] },
    { name: 'channels', fields: ['inBell', 'byMail'] },
  ],
} as const satisfies EditorForm

/** Body of a new message to an audience. */
export const newMessageBody = (audience: DraftBody): DraftBody => ({
  ...blankBody(messageForm.fields),
  about: 'news',
  audience,
  inBell: true,
  byMail: true,
})

/** Draft of an audience of students who pass a filter. */
export const filterAudience = (filter: StudentFilter): DraftBody => ({
  to: 'students',
  filter: { ...blankBody(filterFields), ...filter },
})

const both = (max: number) =>
  z.strictObject({ en: z.string().trim().min(1).max(max), hi: z.string().trim().min(1).max(max) })

const id = z.string().min(1).max(64)

/** Filter without the fields that are not set. */
const SetFilter = z
  .record(z.string(), z.unknown())
  .transform((filter) =>
    Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null && value !== '')),
  )
  .pipe(StudentFilter)

const AuthoredAudience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('all') }),
  z.strictObject({ to: z.literal('exams'), exams: z.array(z.enum(targets)).min(1).max(targets.length) }),
  z.strictObject({ to: z.literal('test'), testId: id }),
  z
    .strictObject({
      to: z.literal('owners'),
      series: z.array(id).max(limits.items),
      courses: z.array(id).max(limits.items),
    })
    .superRefine(({ series, courses }, context) => {
      if (series.length + courses.length === 0)
        context.addIssue({
          code: 'too_small',
          origin: 'array',
          minimum: 1,
          inclusive: true,
          path: ['series'],
          input: series,
        })
    }),
  z.strictObject({ to: z.literal('students'), filter: SetFilter }),
])

/** Audience of a message. */
export type MessageAudience = Extract<Audience, { to: keyof typeof audienceForms }>

const audienceOf = (authored: z.output<typeof AuthoredAudience>): MessageAudience =>
  authored.to === 'owners' ? { to: 'owners', itemIds: [...authored.series, ...authored.courses] } : authored

/** Audience of a draft; null for one that is not complete. */
export const audienceIn = (body: DraftBody): MessageAudience | null => {
  const { data } = AuthoredAudience.safeParse(body['audience'])
  return data ? audienceOf(data) : null
}

/** True for the path of a page of the site, and for none. */
export const isOwnPath = (path: string): boolean => path === '' || /^\/(?![/\\])\S*$/.test(path)

/** A complete message, as sending needs it. */
export const AuthoredMessage = z
  .strictObject({
    about: z.enum(messageSubjects),
    title: both(limits.title),
    text: both(limits.text),
    action: z.strictObject({
      en: z.string().trim().max(limits.action),
      hi: z.string().trim().max(limits.action),
    }),
    link: z.string().trim().max(limits.link).refine(isOwnPath),
    audience: AuthoredAudience,
    inBell: z.boolean(),
    byMail: z.boolean(),
  })
  .superRefine(({ action, link, inBell, byMail }, context) => {
    const missing = (...path: string[]) => context.addIssue({ code: 'custom', path })
    const hasButton = action.en !== '' || action.hi !== '' || link !== ''
    if (hasButton && action.en === '') missing('action', 'en')
    if (hasButton && action.hi === '') missing('action', 'hi')
    if (hasButton && link === '') missing('link')
    if (!inBell && !byMail) context.addIssue({ code: 'invalid_value', values: [true], path: ['inBell'], input: inBell })
  })
export type AuthoredMessage = z.infer<typeof AuthoredMessage>

export type MessageKind = (typeof messageKinds)[number]

/** Values of the row of a broadcast that a message becomes. */
export const broadcastOf = ({ about, title, text, action, link, audience, inBell, byMail }: AuthoredMessage) => {
  const kind: MessageKind = `message.${about}`
  return {
    kind,
    params: { title, text, action },
    link: link === '' ? null : link,
    audience: audienceOf(audience),
    inBell,
    byMail,
  }
}
