import type {
  LanguageFile,
  LastReading,
  MaterialExtent,
  PlaceInMaterial,
  ReadingPlaceInput,
} from '../../domain/materials/contract.ts'
import type { EntitlementState } from '../../domain/purchases/access.ts'
import { termOf } from '../../domain/vocabulary/terms.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { materialFor, openChapters } from './materials.usecases.ts'
import * as store from './materials.store.ts'

/** Number of pages of a file that an entitlement opens. */
const openPages = ({ whole, preview }: LanguageFile, entitlement: EntitlementState): number =>
  entitlement === 'open' ? whole.pages : (preview?.pages ?? 0)

/** Saves the student's place. Throws 404 for an unknown material, and for a page or chapter that the student cannot open. */
export const savePlace = async (
  services: Services,
  userId: string,
  materialId: string,
  place: ReadingPlaceInput,
): Promise<void> => {
  const { content, entitlement } = await materialFor(services, userId, materialId)
  const pages = Math.max(0, ...Object.values(content.files).map((file) => openPages(file, entitlement)))
  const hasPage = place.page === null || place.page <= pages
  const hasChapter = place.chapter === null || openChapters(content, entitlement).some(({ id }) => id === place.chapter)
  if (!hasPage || !hasChapter) throw notFound()
  await store.savePlace(services.db, { userId, materialId, ...place, now: services.now() })
}

type PlaceRow = Awaited<ReturnType<typeof store.findPlaces>>[number]['place']

const placeIn = ({ page, chapter, share, updatedAt }: PlaceRow, { pages }: MaterialExtent): PlaceInMaterial => ({
  page,
  chapter,
  pages: page === null ? null : Math.max(page, ...Object.values(pages)),
  share,
  at: updatedAt,
})

/** The material that a student read last and has not finished; null without one. */
export const lastReading = async (services: Services, userId: string): Promise<LastReading | null> => {
  const found = await store.findLastRead(services.db, userId)
  if (!found) return null
  const { material, place, subject } = found
  return {
    materialId: material.id,
    title: material.title,
    kind: material.kind,
    subject: termOf(material.subject, subject),
    ...placeIn(place, material.extent),
  }
}

/** Places of a student by material; those not begun are missing. */
export const readingPlaces = async (
  services: Services,
  userId: string,
  materialIds: readonly string[],
): Promise<Map<string, PlaceInMaterial>> => {
  if (materialIds.length === 0) return new Map()
  const rows = await store.findPlaces(services.db, userId, materialIds)
  return new Map(rows.map(({ place, extent }) => [place.materialId, placeIn(place, extent)]))
}
