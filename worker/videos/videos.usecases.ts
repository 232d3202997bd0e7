import type { CountedPage } from '../../domain/lists.ts'
import { paths } from '../../domain/paths.ts'
import type { EntitlementState, AccessItem } from '../../domain/purchases/access.ts'
import type { Sale } from '../../domain/purchases/offers.ts'
import type {
  OfferedVideo,
  Playable,
  StoredVideoFile,
  VideoContent,
  VideoDetail,
  VideosQuery,
  VideoSummary,
} from '../../domain/videos/contract.ts'
import { isBeyondTaste } from '../../domain/purchases/refund-policy.ts'
import { videos } from '../../drizzle/schema/index.ts'
import { cursorOf, listAddresses } from '../content/lists.ts'
import { missingItem } from '../content/missing.ts'
import { fileVersion } from '../files/file-names.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { loadEntitlements, loadRights } from '../purchases/purchases.usecases.ts'
import { saleOf } from '../purchases/shelf.usecases.ts'
import { recordUse } from '../purchases/uses.usecases.ts'
import type { SitemapSource } from '../seo/sitemap-source.ts'
import { termOf } from '../../domain/vocabulary/terms.ts'
import * as store from './videos.store.ts'

/** Fills rows of three cards. */
const pageSize = 9

type Row = Pick<Awaited<ReturnType<typeof store.listVideos>>[number], 'video' | 'subject' | 'series' | 'course'>

const itemOf = ({ video, course }: Row, hasPreview: boolean): AccessItem => ({
  id: video.id,
  access: video.access,
  seriesId: video.seriesId,
  course,
  hasPreview,
})

export const summarise = (
  { video, subject, series }: Pick<Row, 'video' | 'subject' | 'series'>,
  entitlement: EntitlementState,
): VideoSummary => ({
  id: video.id,
  title: video.title,
  summary: video.summary,
  subject: termOf(video.subject, subject),
  exams: video.exams,
  access: video.access,
  entitlement,
  languages: video.languages,
  durationMs: video.durationMs,
  source: video.source,
  poster: video.poster,
  series,
  courseId: video.courseId,
  publishedAt: video.publishedAt ?? video.createdAt,
  updatedAt: video.updatedAt,
})

/** Page of the list without anything of a user. */
export const readRows = async (services: Services, query: VideosQuery) => {
  const found = await store.listVideos(services.db, query, decodeCursor(query.cursor), pageSize)
  const { items, next } = pageOf(found, pageSize, ({ video }) => cursorOf(video, query.sort))
  return { rows: items, next, count: found[0]?.count ?? 0 }
}

/** Item of a list: lists do not load content, so they treat every video as having no preview. */
export const listedItem = (row: Row): AccessItem => itemOf(row, false)

export const listVideos = async (
  services: Services,
  userId: string | null,
  query: VideosQuery,
): Promise<CountedPage<VideoSummary>> => {
  const { rows, ...page } = await readRows(services, query)
  const entitlementOf = await loadEntitlements(services, userId, rows.map(listedItem))
  return { ...page, items: rows.map((row) => summarise(row, entitlementOf(listedItem(row)))) }
}

const hasPreview = ({ source }: VideoContent): boolean => source.kind === 'file' && source.preview !== null

/** Published video with the user's access. Throws 404 when there was none, 410 when there no longer is. */
export const videoFor = async (services: Services, userId: string | null, id: string) => {
  const row = await store.findVideo(services.db, id, userId)
  if (!row) throw await missingItem(services, videos, id)
  const item = itemOf(row, hasPreview(row.content))
  const rights = await loadRights(services, userId, [item])
  return { ...row, item, rights, entitlement: rights.stateOf(item) }
}

export type VideoForUser = Awaited<ReturnType<typeof videoFor>>

const offerOf = ({ type, bytes, checksum }: StoredVideoFile): OfferedVideo => ({
  type,
  bytes,
  version: fileVersion(checksum),
})

type Offered = Pick<VideoForUser, 'content' | 'entitlement' | 'video'>

const playableOf = ({ content: { source }, entitlement, video }: Offered): Playable | null => {
  if (entitlement === 'locked') return null
  if (source.kind === 'youtube') return { ...source, durationMs: video.durationMs }
  if (entitlement === 'open')
    return {
      kind: 'file',
      standard: offerOf(source.standard),
      light: source.light && offerOf(source.light),
      isPreview: false,
      durationMs: video.durationMs,
    }
  return (
    source.preview && {
      kind: 'file',
      standard: offerOf(source.preview.file),
      light: null,
      isPreview: true,
      durationMs: source.preview.durationMs,
    }
  )
}

/** Milliseconds up to which the user may watch. */
export const openUntil = (found: Offered): number =>
  found.entitlement === 'open' ? Infinity : (playableOf(found)?.durationMs ?? 0)

type Detailed = Omit<VideoForUser, 'course' | 'item' | 'rights'> & { sale: Sale }

/** The parts of a video that the user may watch, with the user's place and notes. */
export const detailOf = (found: Detailed): VideoDetail => {
  const { content, entitlement, exams, place, notes, sale } = found
  const until = openUntil(found)
  return {
    ...summarise(found, entitlement),
    ...sale,
    examTitles: exams,
    playable: playableOf(found),
    chapters: content.chapters,
    captions: content.captions.filter(({ startMs }) => startMs < until),
    silent: content.silent,
    sample: content.sample,
    notesHtml: entitlement === 'open' ? content.notesHtml : null,
    place,
    notes,
  }
}

/** Video as the user may watch it. */
export const readVideo = async (services: Services, userId: string | null, id: string): Promise<VideoDetail> => {
  const found = await videoFor(services, userId, id)
  return detailOf({ ...found, sale: await saleOf(services, found.item, found.video.exams, found.rights) })
}

/** Saves the student's place. Throws 404 for an unknown or locked video. */
export const savePlace = async (services: Services, userId: string, videoId: string, positionMs: number) => {
  const { entitlement, video } = await videoFor(services, userId, videoId)
  if (entitlement === 'locked') throw notFound()
  await store.savePlace(services.db, { userId, videoId, positionMs, now: services.now() })
  if (isBeyondTaste(positionMs, video.durationMs))
    recordUse(services, { userId, access: video.access, entitlement, itemId: videoId, kind: 'video', parts: [''] })
}

/** Published videos for the sitemap. */
export const sitemapEntries: SitemapSource = async ({ db }, window) =>
  (await listAddresses(db, videos, window)).map((item) => ({ ...item, path: paths.video(item.id) }))
