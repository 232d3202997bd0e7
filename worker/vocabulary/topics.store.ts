import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { NewTopic, OfficeTopic, Renaming } from '../../domain/vocabulary/contract.ts'
import { questions, topics } from '../../drizzle/schema/index.ts'
import { refreshSelected } from '../content/office-rows.ts'
import type { Database } from '../platform/context.ts'
import { isStillNamed } from './names.store.ts'

/** A topic of a subject, as questions name it. */
export type Topic = Pick<OfficeTopic, 'id' | 'subject' | 'slug' | 'title'>

/** Topics in their order, with the number of questions of each; those in the bin count. */
export const listWithCounts = async (db: Database): Promise<Omit<OfficeTopic, 'earlier'>[]> => {
  const [rows, counts] = await Promise.all([
    db.select().from(topics).orderBy(asc(topics.position), asc(topics.id)),
    db
      .select({ subject: questions.subject, topic: questions.topic, count: sql<number>`count(*)` })
      .from(questions)
      .groupBy(questions.subject, questions.topic),
  ])
  return rows.map(({ id, subject, slug, title }) => ({
    id,
    subject,
    slug,
    title,
    questions: counts.find((each) => each.subject === subject && each.topic === slug)?.count ?? 0,
  }))
}

export const findTopic = async (db: Database, id: string): Promise<Topic | null> =>
  (await db.select().from(topics).where(eq(topics.id, id)).get()) ?? null

export const countQuestions = (db: Database, { subject, slug }: Topic): Promise<number> =>
  db.$count(questions, and(eq(questions.subject, subject), eq(questions.topic, slug)))

export const listPlaces = (db: Database, subject: string) =>
  db
    .select({ id: topics.id, position: topics.position })
    .from(topics)
    .where(eq(topics.subject, subject))
    .orderBy(asc(topics.position), asc(topics.id))

/** Condition: no other topic of a subject has the slug or the English name. */
const isFree = (id: string, subject: string, { slug, en }: { slug: string; en: string }): SQL => sql`
  NOT EXISTS (SELECT 1 FROM topics AS other WHERE other.subject = ${subject} AND other.id <> ${id}
    AND (other.slug = ${slug} OR lower(other.title ->> 'en') = ${en.toLowerCase()}))`

const lastPlace = (subject: string): SQL =>
  sql`(SELECT coalesce(max(position), 0) + 1 FROM topics WHERE subject = ${subject})`

/** Inserts a topic at the end of its subject, unless another there has its name. */
export const insertTopic = (id: string, slug: string, { subject, title }: NewTopic): SQL => sql`
  INSERT INTO topics (id, subject, slug, title, position)
  SELECT ${id}, ${subject}, ${slug}, ${JSON.stringify(title)}, ${lastPlace(subject)}
  WHERE ${isFree(id, subject, { slug, en: title.en })}`

/** Renames a topic that still has the name `base`, unless another of its subject has the name. The slug stays. */
export const renameTopic = ({ id, subject, slug }: Topic, { title, base }: Renaming): SQL => sql`
  UPDATE topics SET title = ${JSON.stringify(title)}
  WHERE id = ${id} AND ${isStillNamed(base)} AND ${isFree(id, subject, { slug, en: title.en })}`

export const placeTopics = (places: readonly { id: string; position: number }[]): SQL => sql`
  UPDATE topics SET position = place.value ->> 'position'
  FROM json_each(${JSON.stringify(places)}) AS place WHERE topics.id = place.value ->> 'id'`

const stands = ({ id, subject, slug }: Topic): SQL =>
  sql`EXISTS (SELECT 1 FROM topics AS own WHERE own.id = ${id} AND own.subject = ${subject} AND own.slug = ${slug})`

type Place = { subject: string; topic: string }

/** Statement that moves the drafts of a topic's questions to another place. */
const draftsFollow = ({ subject, slug }: Topic, to: Place, when: SQL): SQL => sql`
  UPDATE content_drafts SET body = json_set(body, '$.subject', ${to.subject}, '$.topic', ${to.topic})
  WHERE kind = 'question' AND body ->> '$.subject' = ${subject} AND body ->> '$.topic' = ${slug} AND ${when}`

/** Statements that give a topic its new name in every blueprint of an exam pattern, and in their drafts. */
const blueprintsFollow = ({ subject, slug }: Topic, to: Place, when: SQL): SQL[] => {
  const [before, after] = [JSON.stringify(`${subject}/${slug}`), JSON.stringify(`${to.subject}/${to.topic}`)]
  return [
    sql`UPDATE preset_blueprints SET blueprint = replace(blueprint, ${before}, ${after})
      WHERE instr(blueprint, ${before}) > 0 AND ${when}`,
    sql`UPDATE preset_drafts SET body = replace(body, ${before}, ${after})
      WHERE part = 'blueprint' AND instr(body, ${before}) > 0 AND ${when}`,
  ]
}

/** Statements that compute the rows of a topic's questions in the office's list again. */
export const refreshQuestionsOf = ({ subject, topic }: Place): SQL[] =>
  refreshSelected(
    'question',
    sql`SELECT id FROM questions WHERE subject = ${subject} AND topic = ${topic}
      UNION SELECT item_id FROM content_drafts
        WHERE kind = 'question' AND body ->> '$.subject' = ${subject} AND body ->> '$.topic' = ${topic}`,
    sql`true`,
  )

/** Statements that move a topic with its questions to another subject, unless one there has its name. */
export const transferTopic = (topic: Topic, subject: string, now: number): SQL[] => {
  const free = isFree(topic.id, subject, { slug: topic.slug, en: topic.title.en })
  return [
    sql`UPDATE questions SET subject = ${subject}, updated_at = ${now}
      WHERE subject = ${topic.subject} AND topic = ${topic.slug} AND ${stands(topic)} AND ${free}`,
    draftsFollow(topic, { subject, topic: topic.slug }, sql`${stands(topic)} AND ${free}`),
    ...blueprintsFollow(topic, { subject, topic: topic.slug }, sql`${stands(topic)} AND ${free}`),
    sql`UPDATE topics SET subject = ${subject}, position = ${lastPlace(subject)}
      WHERE id = ${topic.id} AND subject = ${topic.subject} AND ${free}`,
  ]
}

/** Statements that give the questions of a topic to another of its subject and delete it. */
export const mergeTopics = (from: Topic, into: Topic, now: number): SQL[] => [
  sql`UPDATE questions SET topic = ${into.slug}, updated_at = ${now}
    WHERE subject = ${from.subject} AND topic = ${from.slug} AND ${stands(from)} AND ${stands(into)}`,
  draftsFollow(from, { subject: into.subject, topic: into.slug }, sql`${stands(from)} AND ${stands(into)}`),
  ...blueprintsFollow(from, { subject: into.subject, topic: into.slug }, sql`${stands(from)} AND ${stands(into)}`),
  sql`UPDATE facts SET topic_id = ${into.id} WHERE topic_id = ${from.id} AND ${stands(from)} AND ${stands(into)}`,
  sql`DELETE FROM topics WHERE id = ${from.id} AND ${stands(from)} AND ${stands(into)}`,
]
