import { languages } from '../../domain/language.ts'
import type { MaterialExtent } from '../../domain/materials/contract.ts'
import type { Usage } from '../../domain/purchases/refund-policy.ts'
import { fileParts, openingParts } from '../../domain/purchases/uses.ts'
import type { Services } from '../platform/context.ts'
import type { OrderRow } from './fulfilment.store.ts'
import * as store from './usage.store.ts'

type Uses = Awaited<ReturnType<typeof store.usesSince>>['uses']

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)

/** Chapters or parts of the file that were read; of a file in two languages, the one that was read further. */
const readOf = ({ bytes, chapters }: MaterialExtent, uses: Uses): { read: number; of: number } => {
  const partsOf = (language: string) =>
    uses.filter(({ kind, part }) => kind === 'file' && part.startsWith(`${language}:`)).length
  const ofFile = languages.flatMap((language) => {
    const size = bytes[language]
    return size === undefined ? [] : [Math.max(0, partsOf(language) - openingParts(size))]
  })
  return {
    read: Math.max(0, ...ofFile) + uses.filter(({ kind }) => kind === 'chapter').length,
    of: (ofFile.length > 0 ? fileParts : 0) + (chapters ?? 0),
  }
}

/** What a student has used since a payment of what an order holds. */
export const usageOf = async (
  { db }: Services,
  order: Pick<OrderRow, 'kind' | 'itemId' | 'userId'>,
  since: number,
): Promise<Usage> => {
  const [{ uses, tests }, lessons, materials, videos] = await Promise.all([
    store.usesSince(db, order.userId, since),
    store.heldLessons(db, order),
    store.heldMaterials(db, order),
    store.heldVideos(db, order),
  ])
  const printed = uses.flatMap(({ kind, itemId }) => (kind === 'print' ? [itemId] : []))
  const taken = await store.heldTests(db, order, [...new Set([...tests, ...printed])])
  const used = Map.groupBy(uses, ({ itemId }) => itemId)
  const isUsed = (itemId: string): boolean => used.has(itemId) || tests.includes(itemId)
  const opened = lessons.filter(
    ({ courseId, lessonId, itemId }) =>
      used.get(courseId)?.some(({ kind, part }) => kind === 'lesson' && part === lessonId) ||
      (itemId !== null && isUsed(itemId)),
  )
  const inLessons = new Set(lessons.map(({ itemId }) => itemId))
  const documents = materials.filter(({ id }) => !inLessons.has(id))
  const films = videos.filter((id) => !inLessons.has(id))
  const read = documents.map(({ id, extent }) => readOf(extent, used.get(id) ?? []))
  return {
    testsTaken: taken.length,
    lessonsOpened: opened.length,
    lessons: lessons.length,
    pagesRead: sum(read.map((each) => each.read)),
    pages: sum(read.map(({ of }) => of)),
    videosWatched: films.filter((id) => used.get(id)?.some(({ kind }) => kind === 'video')).length,
    videos: films.length,
    isDownloaded: documents.some(({ id }) => used.get(id)?.some(({ kind }) => kind === 'download')),
  }
}
