import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { Audience } from '../../domain/notifications/audience.ts'
import { refsOf } from '../../domain/notifications/audience.ts'
import type { BroadcastState } from '../../domain/notifications/broadcasts.ts'
import { ruleOf, type NoticeContent } from '../../domain/notifications/kinds.ts'
import type { Topic } from '../../domain/notifications/topics.ts'
import { broadcasts } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

type NewMessage = { id: string; draft: DraftBody; by: string; now: number }

/** Occasion of a message: sending it again makes a copy with an id of its own. */
const keyOf = (id: string): string => `message:${id}`

/** Statement that inserts a message as a draft. */
export const insertStatement = ({ id, draft, by, now }: NewMessage): SQL => sql`
  INSERT INTO broadcasts
    (id, key, kind, topic, params, audience, refs, state, draft, created_at, created_by, updated_at, updated_by)
  VALUES (${id}, ${keyOf(id)}, 'message.news', 'messages', '{}', '{"to":"all"}', '[]', 'draft',
    ${JSON.stringify(draft)}, ${now}, ${by}, ${now}, ${by})`

export const findMessage = (db: Database, id: string) =>
  db
    .select()
    .from(broadcasts)
    .where(and(eq(broadcasts.id, id), isNotNull(broadcasts.draft)))
    .get()

type Change = { id: string; revision: number; by: string; now: number }

/** Saves a draft over the revision from which it began; null after another save, and once it is scheduled. */
export const saveDraft = async (
  db: Database,
  { id, revision, draft, by, now }: Change & { draft: DraftBody },
): Promise<number | null> => {
  const saved = await db
    .update(broadcasts)
    .set({ draft, revision: revision + 1, updatedAt: now, updatedBy: by })
    .where(and(eq(broadcasts.id, id), eq(broadcasts.revision, revision), eq(broadcasts.state, 'draft')))
    .returning({ revision: broadcasts.revision })
  return saved[0]?.revision ?? null
}

type Scheduled = Change &
  NoticeContent & { at: number; audience: Audience; link: string | null; inBell: boolean; byMail: boolean }

/** Statement that makes a draft of a revision a broadcast from an instant. */
export const scheduleStatement = (message: Scheduled): SQL => {
  const { id, revision, by, now, at, kind, params, link, audience, inBell, byMail } = message
  return sql`
    UPDATE broadcasts SET state = 'scheduled', at = ${at}, kind = ${kind}, topic = ${ruleOf(kind).topic},
      params = ${JSON.stringify(params)}, link = ${link}, audience = ${JSON.stringify(audience)},
      refs = ${JSON.stringify(refsOf(audience))}, in_bell = ${inBell ? 1 : 0}, by_mail = ${byMail ? 1 : 0},
      revision = revision + 1, updated_at = ${now}, updated_by = ${by}
    WHERE id = ${id} AND revision = ${revision} AND state = 'draft' AND draft IS NOT NULL`
}

/** Statement that makes a broadcast that is not seen yet a draft again. */
export const unscheduleStatement = ({ id, revision, by, now }: Change): SQL => sql`
  UPDATE broadcasts SET state = 'draft', at = NULL, revision = revision + 1, updated_at = ${now}, updated_by = ${by}
  WHERE id = ${id} AND revision = ${revision} AND state = 'scheduled' AND at > ${now} AND draft IS NOT NULL`

/** Statement that deletes a draft of a revision. */
export const deleteStatement = ({ id, revision }: Pick<Change, 'id' | 'revision'>): SQL =>
  sql`DELETE FROM broadcasts WHERE id = ${id} AND revision = ${revision} AND state = 'draft' AND draft IS NOT NULL`

type TestNotice = Pick<Scheduled, 'id' | 'kind' | 'params' | 'link' | 'now'> & { userId: string; topic: Topic }

/** Statement that puts a message into the bell of its writer alone. */
export const testNoticeStatement = ({ id, userId, kind, topic, params, link, now }: TestNotice): SQL => sql`
  INSERT INTO notices (id, user_id, kind, topic, params, link, at)
  VALUES (${id}, ${userId}, ${kind}, ${topic}, ${JSON.stringify(params)}, ${link}, ${now})`

export type MessageFilter = { state?: BroadcastState | undefined; q?: string | undefined }

/** Condition of the messages in a state as the office names it: one that is due is being sent. */
const inState = (state: BroadcastState, now: number): SQL => {
  if (state === 'scheduled') return sql`state = 'scheduled' AND at > ${now}`
  if (state === 'sending') return sql`(state = 'sending' OR (state = 'scheduled' AND at <= ${now}))`
  return sql`state = ${state}`
}

const conditionOf = ({ state, q }: MessageFilter, now: number): SQL =>
  sql.join(
    [
      sql`draft IS NOT NULL`,
      ...(state ? [inState(state, now)] : []),
      ...(q
        ? [
            sql`(instr(lower(draft ->> '$.title.en'), ${q.toLowerCase()}) > 0
              OR instr(lower(draft ->> '$.title.hi'), ${q.toLowerCase()}) > 0)`,
          ]
        : []),
    ],
    sql` AND `,
  )

/** Messages before a mark, newest first. */
export const listMessages = (
  db: Database,
  filter: MessageFilter,
  { now, before, limit }: { now: number; before: Cursor | null; limit: number },
) =>
  db
    .select()
    .from(broadcasts)
    .where(and(conditionOf(filter, now), isBefore(broadcasts.createdAt, broadcasts.id, before)))
    .orderBy(desc(broadcasts.createdAt), desc(broadcasts.id))
    .limit(limit)

export const countMessages = async (
  db: Database,
  filter: MessageFilter,
  { now, limit }: { now: number; limit: number },
): Promise<number> =>
  (await db.select({ id: broadcasts.id }).from(broadcasts).where(conditionOf(filter, now)).limit(limit)).length
