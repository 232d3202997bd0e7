import { eq, sql } from 'drizzle-orm'
import type { TopicName } from '../../domain/revision/mistake-book.ts'
import { subjects, topics } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

export type TopicKey = Pick<TopicName, 'subject' | 'topic'>

/** Names of some topics with their subjects'. */
export const topicNames = (db: Database, keys: readonly TopicKey[]): Promise<TopicName[]> =>
  db
    .select({ subject: topics.subject, topic: topics.slug, title: topics.title, subjectTitle: subjects.title })
    .from(topics)
    .innerJoin(subjects, eq(subjects.id, topics.subject))
    .where(
      sql`(${topics.subject}, ${topics.slug}) IN
        (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(keys.map(({ subject, topic }) => [subject, topic]))}))`,
    )
    .orderBy(subjects.position, topics.position)
