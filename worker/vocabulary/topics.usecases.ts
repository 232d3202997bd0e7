import type { AuditAct } from '../../domain/activities/acts.ts'
import { slugOfTitle } from '../../domain/content/slug.ts'
import {
  affairTopic,
  type BothNames,
  type NewTopic,
  type OfficeTopic,
  type Renaming,
} from '../../domain/vocabulary/contract.ts'
import { positionsAfterMove, type Direction } from '../../domain/vocabulary/order.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { namesOf, withEarlierNames } from './names.store.ts'
import { refused, renamedMeanwhile } from './refusals.ts'
import { findTerm } from './terms.store.ts'
import * as store from './topics.store.ts'

type TopicAct = Extract<AuditAct, `topic.${string}`>

const actOn = (actor: string, act: TopicAct, id: string, { title }: { title: BothNames }) =>
  ({ actor, act, kind: 'topic', itemId: id, title }) satisfies Act

const nameTaken = () => refused('taken', 'The subject has a topic of this name.', { 'title.en': 'taken' })

const required = async (services: Services, id: string) => {
  const topic = await store.findTopic(services.db, id)
  if (!topic) throw notFound()
  return topic
}

/** Throws 422 for a subject that does not exist. */
const requireSubject = async ({ db }: Services, subject: string) => {
  if (await findTerm(db, 'subject', subject)) return
  throw new AppError('input.invalid', 422, 'There is no such subject.', { fields: { subject: 'unknown' } })
}

/** Refuses the topic that new questions of the quiz of the day take. */
const refuseAffairs = ({ subject, slug }: store.Topic) => {
  if (subject === affairTopic.subject && slug === affairTopic.slug)
    throw refused('used', 'The quiz of the day uses this topic.')
}

export const listOfficeTopics = async ({ db }: Services): Promise<{ items: OfficeTopic[] }> => ({
  items: await withEarlierNames(db, 'topic', store.listWithCounts(db)),
})

/** Throws 409 when the subject has a topic of the name. */
export const addTopic = async (services: Services, input: NewTopic, actor: string): Promise<{ id: string }> => {
  await requireSubject(services, input.subject)
  const id = services.newId('top')
  const slug = slugOfTitle(input.title.en) ?? id.toLowerCase().replaceAll('_', '-')
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOn(actor, 'topic.created', id, input), after: { subject: input.subject, slug } },
    [store.insertTopic(id, slug, input)],
  )
  if (!isDone) throw nameTaken()
  return { id }
}

/** Throws 409 when another topic of the subject has the name, or when this one no longer has the name `base`. */
export const renameTopic = async (services: Services, id: string, input: Renaming, actor: string) => {
  const topic = await required(services, id)
  const { title, base } = input
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOn(actor, 'topic.changed', id, { title }), before: namesOf(topic.title), after: namesOf(title) },
    [store.renameTopic(topic, input)],
  )
  if (!isDone) throw renamedMeanwhile(topic.title, base) ?? nameTaken()
}

/** Moves a topic by one place in its subject; nothing at the end of the list. */
export const moveTopic = async (services: Services, id: string, direction: Direction, actor: string) => {
  const topic = await required(services, id)
  const places = positionsAfterMove(await store.listPlaces(services.db, topic.subject), id, direction)
  if (places.length === 0) return
  await inAuditedTransaction(services, { ...actOn(actor, 'topic.moved', id, topic), detail: { direction } }, [
    store.placeTopics(places),
  ])
}

/** Moves a topic with its questions to another subject. Throws 409 when that has a topic of the name. */
export const transferTopic = async (services: Services, id: string, subject: string, actor: string) => {
  const topic = await required(services, id)
  refuseAffairs(topic)
  if (topic.subject === subject) return
  await requireSubject(services, subject)
  const questions = await store.countQuestions(services.db, topic)
  const act = { ...actOn(actor, 'topic.transferred', id, topic), detail: { questions } }
  const { isDone } = await inAuditedTransaction(
    services,
    { ...act, before: { subject: topic.subject }, after: { subject } },
    store.transferTopic(topic, subject, services.now()),
    { after: store.refreshQuestionsOf({ subject, topic: topic.slug }) },
  )
  if (!isDone) throw nameTaken()
}

/** Gives the questions of a topic to another of its subject and deletes it. Returns the number of those questions. */
export const mergeTopic = async (services: Services, id: string, into: string, actor: string) => {
  const [from, kept] = await Promise.all([required(services, id), required(services, into)])
  refuseAffairs(from)
  if (from.id === kept.id || from.subject !== kept.subject)
    throw refused('taken', 'Choose another topic of the subject.', { into: 'taken' })
  const questions = await store.countQuestions(services.db, from)
  const { isDone } = await inAuditedTransaction(
    services,
    { ...actOn(actor, 'topic.merged', id, from), detail: { into, name: kept.title.en, questions } },
    store.mergeTopics(from, kept, services.now()),
    { after: store.refreshQuestionsOf({ subject: kept.subject, topic: kept.slug }) },
  )
  if (!isDone) throw notFound()
  return { moved: questions }
}
