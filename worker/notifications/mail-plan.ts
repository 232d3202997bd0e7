import { afterQuietHours, nextDaily } from '../../domain/notifications/hours.ts'
import { ruleOf, type NoticeKind } from '../../domain/notifications/kinds.ts'
import { defaultChoices, type MailChoice } from '../../domain/notifications/topics.ts'

/** When mails of a kind are due. */
export type MailPlan = { byDefault: MailChoice; atOnce: number; daily: number; now: number }

/** Due times of the mails of a kind; null for a kind without mails. */
export const mailPlan = (kind: NoticeKind, now: number): MailPlan | null => {
  const { topic, urgent, bellOnly } = ruleOf(kind)
  if (bellOnly) return null
  return {
    byDefault: defaultChoices[topic].mail,
    atOnce: urgent ? now : afterQuietHours(now),
    daily: nextDaily(now),
    now,
  }
}
