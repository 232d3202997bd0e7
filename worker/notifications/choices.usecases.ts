import type { NoticeChoices, NoticeSettings, Subscription } from '../../domain/notifications/contract.ts'
import { pausedTopics } from '../../domain/notifications/kinds.ts'
import {
  chosenTopics,
  defaultChoices,
  type Choice,
  type ChosenTopic,
  type MailChoice,
} from '../../domain/notifications/topics.ts'
import type { Services, SignedIn } from '../platform/context.ts'
import * as store from './choices.store.ts'

type Choices = Record<ChosenTopic, Choice>

/** A student's choice for each topic, defaults included. */
const choicesOf = async ({ db }: Services, userId: string): Promise<Choices> => {
  const stored = new Map((await store.listChoices(db, userId)).map(({ topic, bell, mail }) => [topic, { bell, mail }]))
  return Object.fromEntries(chosenTopics.map((topic) => [topic, stored.get(topic) ?? defaultChoices[topic]])) as Choices
}

/** Choices of a student, and what holds of the student beside them. */
export const settingsOf = async (services: Services, user: SignedIn): Promise<NoticeSettings> => {
  const [choices, reader] = await Promise.all([choicesOf(services, user.id), store.findReader(services.db, user.id)])
  return {
    choices,
    paused: reader?.isLimited === 1 ? pausedTopics : [],
    isConfirmed: user.emailVerified,
    calendarCode: reader?.calendarCode ?? null,
  }
}

const isSame = (one: Choice, other: Choice): boolean => one.bell === other.bell && one.mail === other.mail

/** Stores what changed, so that a default that nobody touched may change later. */
export const changeChoices = async (services: Services, userId: string, asked: NoticeChoices): Promise<void> => {
  const current = await choicesOf(services, userId)
  const changed = chosenTopics.flatMap((topic) => {
    const choice = asked[topic]
    return choice && !isSame(choice, current[topic]) ? [{ topic, ...choice }] : []
  })
  if (changed.length > 0) await store.keepChoices(services.db, userId, changed, services.now())
}

/** Student of a code for unsubscribing; null for an unknown one. */
export const subscriberOf = ({ db }: Services, code: string): Promise<string | null> => store.findSubscriber(db, code)

/** Mails of a topic that the holder of a code gets; null for an unknown code. */
export const mailOfTopic = async (
  services: Services,
  code: string,
  topic: ChosenTopic,
): Promise<Subscription | null> => {
  const userId = await subscriberOf(services, code)
  if (userId === null) return null
  const { mail } = (await choicesOf(services, userId))[topic]
  return { mail, before: mail }
}

/** Changes the mails of a topic by a code, without a session; repeatable. Null for an unknown code. */
export const changeMailOfTopic = async (
  services: Services,
  code: string,
  { topic, mail }: { topic: ChosenTopic; mail: MailChoice },
): Promise<Subscription | null> => {
  const userId = await subscriberOf(services, code)
  if (userId === null) return null
  const { bell, mail: before } = (await choicesOf(services, userId))[topic]
  if (before !== mail) await store.keepMail(services.db, userId, { topic, bell, mail }, services.now())
  return { mail, before }
}
