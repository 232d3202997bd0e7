import type { VideosPage, VideosQuery } from '../../domain/videos/contract.ts'
import type { Services } from '../platform/context.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { lastWatched, watchPlaces } from './places.usecases.ts'
import { listedItem, readRows, summarise } from './videos.usecases.ts'

/** List with a student's places, and without filters the video to watch on; two turns of reads. */
export const listForViewer = async (
  services: Services,
  userId: string | null,
  query: VideosQuery,
): Promise<VideosPage> => {
  const isFirst = Object.keys(query).length === 0
  const [{ rows, ...page }, last] = await Promise.all([
    readRows(services, query),
    userId !== null && isFirst ? lastWatched(services, userId) : null,
  ])
  const ids = rows.map(({ video }) => video.id)
  const [entitlementOf, places] = await Promise.all([
    loadEntitlements(services, userId, rows.map(listedItem)),
    userId === null ? null : watchPlaces(services, userId, ids),
  ])
  const items = rows.map((row) => ({
    ...summarise(row, entitlementOf(listedItem(row))),
    place: places?.get(row.video.id) ?? null,
  }))
  return { ...page, items, last }
}
