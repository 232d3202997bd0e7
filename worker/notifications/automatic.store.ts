import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import { broadcasts } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

/** Broadcasts of events before a mark, newest first. */
export const listAutomatic = (
  db: Database,
  { kind, before, limit }: { kind: NoticeKind | undefined; before: Cursor | null; limit: number },
) =>
  db
    .select()
    .from(broadcasts)
    .where(
      and(
        isNull(broadcasts.draft),
        isNotNull(broadcasts.at),
        kind && eq(broadcasts.kind, kind),
        isBefore(broadcasts.at, broadcasts.id, before),
      ),
    )
    .orderBy(desc(broadcasts.at), desc(broadcasts.id))
    .limit(limit)

export const findBroadcast = (db: Database, id: string) =>
  db.select().from(broadcasts).where(eq(broadcasts.id, id)).get()
