import { sql } from 'drizzle-orm'
import { ruleOf, type NoticeKind } from '../../domain/notifications/kinds.ts'
import type { MessageAudience } from '../../domain/notifications/messages.ts'
import { countedStudents, type Reach } from '../../domain/notifications/office.ts'
import { defaultChoices, fixedTopics } from '../../domain/notifications/topics.ts'
import type { Database } from '../platform/context.ts'
import { membersOf } from './audience-members.ts'
import { mayGet } from './broadcast-audience.ts'

/** Condition that the address of the student of `reader` refused a mail for good. */
const refusesMail = sql`EXISTS (
  SELECT 1 FROM notice_readers AS known JOIN users AS account ON account.uid = known.user_id
  WHERE known.user_id = reader.uid AND known.bounced_email = account.email)`

/** Counts the students of an audience, and who of them get a kind in the bell and by mail. */
export const countReach = (
  db: Database,
  { audience, kind, now }: { audience: MessageAudience; kind: NoticeKind; now: number },
): Promise<Reach> => {
  const { topic } = ruleOf(kind)
  const { bell, mail } = defaultChoices[topic]
  return db.get<Reach>(sql`
    SELECT count(*) AS students, coalesce(sum(NOT may), 0) AS minors,
      coalesce(sum(may AND bell), 0) AS bell,
      coalesce(sum(hindrance = ''), 0) AS mail,
      coalesce(sum(hindrance = 'unconfirmed'), 0) AS unconfirmed,
      coalesce(sum(hindrance = 'bounced'), 0) AS bounced,
      coalesce(sum(hindrance = 'blocked'), 0) AS blocked,
      coalesce(sum(hindrance = 'off'), 0) AS mailOff
    FROM (SELECT may, bell, CASE
        WHEN NOT may THEN 'minor' WHEN mail = 'off' THEN 'off' WHEN unconfirmed THEN 'unconfirmed'
        WHEN bounced THEN 'bounced' WHEN blocked THEN 'blocked' ELSE '' END AS hindrance
    FROM (
      SELECT ${mayGet(sql`${kind}`)} AS may, reader.is_unconfirmed AS unconfirmed,
        reader.is_blocked AND ${fixedTopics.has(topic) ? 0 : 1} AS blocked, ${refusesMail} AS bounced,
        coalesce(choice.bell, ${bell ? 1 : 0}) AS bell, coalesce(choice.mail, ${mail}) AS mail
      FROM (${membersOf(audience, now)}) AS member
      CROSS JOIN student_rows AS reader ON reader.uid = member.uid
      LEFT JOIN notice_choices AS choice ON choice.user_id = reader.uid AND choice.topic = ${topic}
      WHERE reader.is_erasing = 0 LIMIT ${countedStudents + 1}))`)
}

/** True for an audience with a student who may get a kind. */
export const reachesAnyone = async (
  db: Database,
  { audience, kind, now }: { audience: MessageAudience; kind: NoticeKind; now: number },
): Promise<boolean> => {
  const found = await db.get(sql`
    SELECT 1 FROM (${membersOf(audience, now)}) AS member CROSS JOIN student_rows AS reader ON reader.uid = member.uid
    WHERE reader.is_erasing = 0 AND ${mayGet(sql`${kind}`)} LIMIT 1`)
  return found !== undefined
}
