import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import { VideoContent, type StoredVideoFile } from '../domain/videos/contract.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedVideos as authored } from '../drizzle/seed/videos/index.ts'
import { lengthOf, type SeedVideo } from '../drizzle/seed/videos/shapes.ts'
import { examRows } from '../worker/content/exams.ts'
import { fileKeysIn } from '../worker/content/file-keys.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'
import { root } from './root.ts'

type Database = DrizzleD1Database<typeof schema>
type Statement = Parameters<Database['batch']>[0][number]

const hour = 3_600_000
const folder = join(root, 'drizzle', 'seed', 'videos', 'files')
/** Length of a file's version in addresses: the start of its checksum (worker/videos). */
const versionLength = 16

/**
 * Fills an empty table of videos with the demo's, and R2 with their files. Files first: an interrupted seed leaves
 * files that the next one overwrites, never a video without its file.
 */
export const seedVideos = async (d1: D1Database, bucket: R2Bucket, now: number): Promise<void> => {
  const db = drizzle(d1, { schema })
  if (await db.select({ id: schema.videos.id }).from(schema.videos).limit(1).get()) return
  const statements: Statement[] = []
  for (const [index, video] of authored.entries())
    statements.push(...(await rowsOf(db, bucket, video, now - index * hour)))
  await db.batch(statements as unknown as [Statement, ...Statement[]])
}

/** Stores a file of a video in R2; null if there is no file of that name. */
const store = async (
  bucket: R2Bucket,
  slug: string,
  name: string,
  type: StoredVideoFile['type'],
): Promise<StoredVideoFile | null> => {
  const path = join(folder, name)
  if (!existsSync(path)) return null
  const bytes = new Uint8Array(readFileSync(path))
  const key = `videos/vid_${slug}/v1/${name}`
  await bucket.put(key, bytes, { httpMetadata: { contentType: type } })
  return { key, type, bytes: bytes.length, checksum: createHash('sha256').update(bytes).digest('hex') }
}

const sourceOf = async (bucket: R2Bucket, video: SeedVideo): Promise<VideoContent['source']> => {
  const { slug } = video
  const standard = await store(bucket, slug, `${slug}.mp4`, 'video/mp4')
  const light = await store(bucket, slug, `${slug}-light.mp4`, 'video/mp4')
  const preview = video.preview ? await store(bucket, slug, `${slug}-preview.mp4`, 'video/mp4') : null
  if (!standard) throw new Error(`The demo has no file of the video ${slug}.`)
  return {
    kind: 'file',
    standard,
    light,
    preview: preview && { file: preview, durationMs: lengthOf(video, 1) },
  }
}

const captionsOf = ({ scenes }: SeedVideo): VideoContent['captions'] => {
  let at = 0
  return scenes
    .flatMap(({ lines }) => lines)
    .map(([seconds, en, hi]) => {
      const startMs = at
      at += seconds * 1000
      return { startMs, endMs: at, text: { en, hi } }
    })
}

const rowsOf = async (db: Database, bucket: R2Bucket, video: SeedVideo, publishedAt: number): Promise<Statement[]> => {
  const { slug, title, summary, subject, exams, access = 'free', seriesId, courseId, notes } = video
  const id = `vid_${slug}`
  const versionId = `${id}_v1`
  const poster = await store(bucket, slug, `${slug}.webp`, 'image/webp')
  const content = VideoContent.parse({
    source: await sourceOf(bucket, video),
    poster,
    captions: captionsOf(video),
    chapters: video.scenes.map((scene, index) => ({ startMs: lengthOf(video, index), title: scene.title })),
    silent: true,
    sample: true,
    notes,
    notesHtml: await renderBilingual(notes),
  } satisfies VideoContent)
  return [
    db.insert(schema.contentVersions).values({ id: versionId, kind: 'video', itemId: id, version: 1, content }),
    db.insert(schema.itemExams).values(examRows('video', { id, title, exams, listedAt: publishedAt })),
    ...fileKeysIn(content).map((key) => db.insert(schema.contentFiles).values({ key, kind: 'video', itemId: id })),
    db.insert(schema.videos).values({
      id,
      slug,
      title,
      summary,
      subject,
      exams,
      access,
      seriesId: seriesId ?? null,
      courseId: courseId ?? null,
      languages: ['en', 'hi'],
      source: 'file',
      durationMs: lengthOf(video),
      poster: poster && poster.checksum.slice(0, versionLength),
      state: 'published',
      currentVersionId: versionId,
      publishedAt,
      updatedAt: publishedAt,
    }),
  ]
}
