import type { Bilingual } from '../questions/text.ts'
import { chosenTopics, type Topic } from './topics.ts'

/**
 * Values that a notice names. `name`: a text in both languages; `text`: one in none; `moment`: Unix milliseconds, shown
 * as date and time in India; `time`: the same, shown as time alone; `until`: the same, where midnight is shown as the day
 * that it ends; `day`: `YYYY-MM-DD`; `marks`: units (domain/results/marks.ts); `count`: a whole number; `money`: paise.
 */
export type ParamTypes = {
  name: Bilingual
  text: string
  moment: number
  time: number
  until: number
  day: string
  marks: number
  count: number
  money: number
}
export type ParamType = keyof ParamTypes

type Rule = {
  topic: Topic
  /** Values by the name of their placeholder. */
  params: Record<string, ParamType>
  /** Mailed at night too. */
  urgent?: true
  /** Needed for the service that a student uses: sent to minors without a guardian's consent too. */
  service?: true
  /** About money or the safety of the account: a mail whose sending got no answer is sent again. */
  resent?: true
  /** Not mailed: its sender has its own mail. */
  bellOnly?: true
}

/** Every kind of notice. */
export const noticeRules = {
  'test.tomorrow': { topic: 'tests', params: { test: 'name', opens: 'moment' } },
  'test.soon': { topic: 'tests', params: { test: 'name', opens: 'time' }, urgent: true },
  /** The start was moved after a notice of it. */
  'test.moved': { topic: 'tests', params: { test: 'name', opens: 'moment' }, urgent: true },
  'result.out': { topic: 'results', params: { test: 'name' }, service: true },
  'score.changed': { topic: 'results', params: { test: 'name', before: 'marks', after: 'marks' }, service: true },
  /** The score stayed, those of others did not. Ranks by score alone. */
  'rank.changed': {
    topic: 'results',
    params: { test: 'name', before: 'count', after: 'count' },
    service: true,
    bellOnly: true,
  },
  'challenge.ruled': { topic: 'results', params: { test: 'name', ruling: 'name' }, service: true },
  'report.answered': { topic: 'results', params: { answer: 'name' }, service: true },
  'job.last_date': { topic: 'jobs', params: { job: 'name', day: 'until' }, service: true },
  'job.admit_card': { topic: 'jobs', params: { job: 'name' }, service: true },
  'job.answer_key': { topic: 'jobs', params: { job: 'name' }, service: true },
  'job.result': { topic: 'jobs', params: { job: 'name' }, service: true },
  'job.corrigendum': { topic: 'jobs', params: { job: 'name', change: 'name' }, service: true },
  'job.extended': { topic: 'jobs', params: { job: 'name', day: 'until', change: 'name' }, service: true },
  'job.postponed': { topic: 'jobs', params: { job: 'name', change: 'name' }, service: true },
  'job.cancelled': { topic: 'jobs', params: { job: 'name', change: 'name' }, service: true },
  'content.new': { topic: 'content', params: { exam: 'name', count: 'count', items: 'name' } },
  'device.new': {
    topic: 'account',
    params: { device: 'name', at: 'moment' },
    urgent: true,
    service: true,
    resent: true,
  },
  'contact.answered': { topic: 'account', params: { reference: 'text' }, service: true, bellOnly: true },
  /** With an invoice. */
  'order.paid': {
    topic: 'purchases',
    params: { item: 'name', amount: 'money', access: 'name' },
    urgent: true,
    service: true,
    resent: true,
  },
  /** For nothing, by a coupon or the credit of an upgrade. */
  'order.opened': { topic: 'purchases', params: { item: 'name', access: 'name' }, service: true, resent: true },
  /** Money came that does not fit its order. */
  'order.reviewed': {
    topic: 'purchases',
    params: { item: 'name', reason: 'name' },
    urgent: true,
    service: true,
    resent: true,
  },
  'refund.requested': { topic: 'purchases', params: { item: 'name', amount: 'money' }, service: true, resent: true },
  'refund.approved': {
    topic: 'purchases',
    params: { item: 'name', amount: 'money', answer: 'name' },
    service: true,
    resent: true,
  },
  'refund.rejected': { topic: 'purchases', params: { item: 'name', answer: 'name' }, service: true, resent: true },
  'refund.paid': { topic: 'purchases', params: { item: 'name', amount: 'money' }, service: true, resent: true },
  /** By the office. */
  'access.granted': { topic: 'purchases', params: { item: 'name', access: 'name' }, service: true, resent: true },
  /** By the office. */
  'access.revoked': { topic: 'purchases', params: { item: 'name' }, service: true, resent: true },
  'access.ending': { topic: 'purchases', params: { item: 'name', ends: 'until' }, service: true },
  /** To administrators: an order waits for a decision. */
  'office.review': {
    topic: 'purchases',
    params: { item: 'name', amount: 'money', reason: 'name' },
    urgent: true,
    service: true,
    resent: true,
  },
  /** Written by the office: news, which a student may switch off. */
  'message.news': { topic: 'messages', params: { title: 'name', text: 'name', action: 'name' } },
  /** Written by the office: about the service itself. */
  'message.service': {
    topic: 'account',
    params: { title: 'name', text: 'name', action: 'name' },
    service: true,
  },
} as const satisfies Record<string, Rule>

export type NoticeKind = keyof typeof noticeRules
export const noticeKinds = Object.keys(noticeRules) as [NoticeKind, ...NoticeKind[]]

export const ruleOf = (kind: NoticeKind): Rule => noticeRules[kind]

/** Values of a notice of a kind. */
export type NoticeParams<Kind extends NoticeKind = NoticeKind> = {
  [Name in keyof (typeof noticeRules)[Kind]['params']]: (typeof noticeRules)[Kind]['params'][Name] extends ParamType
    ? ParamTypes[(typeof noticeRules)[Kind]['params'][Name]]
    : never
}

/** A kind with its values. */
export type NoticeContent = { [Kind in NoticeKind]: { kind: Kind; params: NoticeParams<Kind> } }[NoticeKind]

/** Kinds that the office writes, rather than an event. */
export const messageKinds = ['message.news', 'message.service'] as const satisfies readonly NoticeKind[]

/** Kinds that minors without a guardian's consent get. */
export const serviceKinds = noticeKinds.filter((kind) => ruleOf(kind).service)

const serviceTopics = new Set<Topic>(serviceKinds.map((kind) => ruleOf(kind).topic))

/** Topics of which they get nothing. */
export const pausedTopics = chosenTopics.filter((topic) => !serviceTopics.has(topic))
