import { and, desc, eq, gt, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { VideoContent, VideoNote, VideosQuery } from '../../domain/videos/contract.ts'
import { maxNotes } from '../../domain/videos/kinds.ts'
import type { WatchPlace } from '../../domain/videos/watching.ts'
import {
  contentVersions,
  courses,
  exams,
  series,
  subjects,
  videoNotes,
  videoPlaces,
  videos,
} from '../../drizzle/schema/index.ts'
import { examsColumn, isShown, itemListParts } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'

const items = { kind: 'video', table: videos } as const

const row = {
  video: videos,
  subject: { id: subjects.id, title: subjects.title },
  series: { id: series.id, title: series.title },
  course: { id: courses.id, access: courses.access, seriesId: courses.seriesId },
}

/** Published videos, `limit` and one more, with the number of matches. Keyset paging. */
export const listVideos = (db: Database, query: VideosQuery, cursor: Cursor | null, limit: number) => {
  const own = query.course ? eq(videos.courseId, query.course) : undefined
  const { where, orderBy, count } = itemListParts(items, query, { own, cursor, limit: limit + 1 })
  return db
    .select({ ...row, count })
    .from(videos)
    .leftJoin(subjects, eq(subjects.id, videos.subject))
    .leftJoin(series, eq(series.id, videos.seriesId))
    .leftJoin(courses, eq(courses.id, videos.courseId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit + 1)
}

/** Series as a page names it; null for one that does not exist. */
export const findSeriesTitle = async (db: Database, seriesId: string) =>
  (await db.select(row.series).from(series).where(eq(series.id, seriesId)).get()) ?? null

/** Exams of slugs, in their order on the site. */
export const findExamTitles = (db: Database, slugs: readonly string[]) =>
  db
    .select({ id: exams.slug, title: exams.title })
    .from(exams)
    .where(inArray(exams.slug, [...slugs]))
    .orderBy(exams.position)

const parsed = <Value>(text: string | null): Value => JSON.parse(text ?? 'null') as Value

/** The user's place and notes of a video, as JSON; null for a visitor. */
const own = (userId: string | null) => ({
  place: (userId === null
    ? sql<string>`null`
    : sql<string>`(select json_object('positionMs', position_ms, 'updatedAt', updated_at) from ${videoPlaces}
        where ${videoPlaces.userId} = ${userId} and ${videoPlaces.videoId} = ${videos.id})`
  ).mapWith((text: string | null) => parsed<WatchPlace | null>(text)),
  notes: (userId === null
    ? sql<string>`null`
    : sql<string>`(select json_group_array(json_object('id', id, 'atMs', at_ms, 'text', text, 'updatedAt', updated_at))
        from (select * from ${videoNotes} where ${videoNotes.userId} = ${userId} and ${videoNotes.videoId} = ${videos.id}
          and ${videoNotes.deletedAt} is null order by at_ms, created_at))`
  ).mapWith((text: string | null) => parsed<VideoNote[] | null>(text)),
})

/** Published video with its version, its exams, and the user's place and notes. */
export const findVideo = (db: Database, id: string, userId: string | null) =>
  db
    .select({
      ...row,
      ...own(userId),
      content: sql<string>`${contentVersions.content}`.mapWith((text: string) => parsed<VideoContent>(text)),
      exams: examsColumn(items),
    })
    .from(videos)
    .innerJoin(contentVersions, eq(contentVersions.id, videos.currentVersionId))
    .leftJoin(subjects, eq(subjects.id, videos.subject))
    .leftJoin(series, eq(series.id, videos.seriesId))
    .leftJoin(courses, eq(courses.id, videos.courseId))
    .where(and(eq(videos.id, id), isShown(videos)))
    .get()

/** Saves the student's place; the same place writes nothing, and an older one never replaces a newer one. */
export const savePlace = (
  db: Database,
  { userId, videoId, positionMs, now }: { userId: string; videoId: string; positionMs: number; now: number },
) =>
  db.run(
    sql`insert into ${videoPlaces} (user_id, video_id, position_ms, updated_at)
      values (${userId}, ${videoId}, ${positionMs}, ${now})
      on conflict (user_id, video_id) do update set position_ms = excluded.position_ms, updated_at = excluded.updated_at
      where video_places.position_ms <> excluded.position_ms and video_places.updated_at <= excluded.updated_at`,
  )

/** The video that a student watched last, begun and not watched to the end. Milliseconds. */
export const findLastWatched = (db: Database, userId: string, minMs: number, maxShare: number) =>
  db
    .select({ place: videoPlaces, video: videos, subject: row.subject })
    .from(videoPlaces)
    .innerJoin(videos, and(eq(videos.id, videoPlaces.videoId), isShown(videos)))
    .leftJoin(subjects, eq(subjects.id, videos.subject))
    .where(
      and(
        eq(videoPlaces.userId, userId),
        sql`${videoPlaces.positionMs} >= ${minMs} and ${videoPlaces.positionMs} < ${videos.durationMs} * ${maxShare}`,
      ),
    )
    .orderBy(desc(videoPlaces.updatedAt))
    .limit(1)
    .get()

/** Places of a student in given videos. */
export const findPlaces = (db: Database, userId: string, videoIds: readonly string[]) =>
  db
    .select()
    .from(videoPlaces)
    .where(and(eq(videoPlaces.userId, userId), inArray(videoPlaces.videoId, [...videoIds])))

type NewNote = { id: string; userId: string; videoId: string; atMs: number; text: string; now: number }

/** SQL condition: the student has fewer than `maxNotes` on this video. */
const hasNoteRoom = (userId: string, videoId: string): SQL =>
  sql`(select count(*) from ${videoNotes} where user_id = ${userId} and video_id = ${videoId} and deleted_at is null) < ${maxNotes}`

/** False when the student has `maxNotes` on this video. */
export const addNote = async (db: Database, { id, userId, videoId, atMs, text, now }: NewNote): Promise<boolean> => {
  const added = await db.all(
    sql`insert into ${videoNotes} (id, user_id, video_id, at_ms, text, created_at, updated_at)
      select ${id}, ${userId}, ${videoId}, ${atMs}, ${text}, ${now}, ${now}
      where ${hasNoteRoom(userId, videoId)}
      returning id`,
  )
  return added.length === 1
}

type NoteKey = { id: string; userId: string; videoId: string }

const isNote = ({ id, userId, videoId }: NoteKey) =>
  and(eq(videoNotes.id, id), eq(videoNotes.userId, userId), eq(videoNotes.videoId, videoId))

/** False when the student has no such note. */
export const changeNote = async (
  db: Database,
  key: NoteKey,
  { atMs, text, now }: { atMs: number; text: string; now: number },
): Promise<boolean> => {
  const changed = await db
    .update(videoNotes)
    .set({ atMs, text, updatedAt: now })
    .where(and(isNote(key), isNull(videoNotes.deletedAt)))
    .returning({ id: videoNotes.id })
  return changed.length === 1
}

/** False when the student has no such note. */
export const deleteNote = async (db: Database, key: NoteKey, now: number): Promise<boolean> => {
  const deleted = await db
    .update(videoNotes)
    .set({ deletedAt: now })
    .where(and(isNote(key), isNull(videoNotes.deletedAt)))
    .returning({ id: videoNotes.id })
  return deleted.length === 1
}

/** Permanently deletes notes deleted before an instant. */
export const purgeNotes = (db: Database, deletedBefore: number) =>
  db.delete(videoNotes).where(lt(videoNotes.deletedAt, deletedBefore))

const isDeletedNote = (key: NoteKey, deletedSince: number) => and(isNote(key), gt(videoNotes.deletedAt, deletedSince))

/** Restores a note deleted after `deletedSince`, when the video has room for it. */
export const restoreNote = async (
  db: Database,
  key: NoteKey,
  now: number,
  deletedSince: number,
): Promise<'restored' | 'full' | 'missing'> => {
  const [found, restored] = await db.batch([
    db.select({ id: videoNotes.id }).from(videoNotes).where(isDeletedNote(key, deletedSince)),
    db
      .update(videoNotes)
      .set({ deletedAt: null, updatedAt: now })
      .where(and(isDeletedNote(key, deletedSince), hasNoteRoom(key.userId, key.videoId)))
      .returning({ id: videoNotes.id }),
  ])
  if (restored.length === 1) return 'restored'
  return found.length === 1 ? 'full' : 'missing'
}
