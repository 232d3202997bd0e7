import { languages } from '../../domain/language.ts'
import type { CountedPage } from '../../domain/lists.ts'
import type {
  FileQuery,
  LanguageFile,
  MaterialContent,
  MaterialDetail,
  MaterialQuery,
  MaterialsQuery,
  MaterialSummary,
  OfferedFile,
} from '../../domain/materials/contract.ts'
import { materialTraits } from '../../domain/materials/kinds.ts'
import { paths } from '../../domain/paths.ts'
import type { EntitlementState, AccessItem } from '../../domain/purchases/access.ts'
import type { Sale } from '../../domain/purchases/offers.ts'
import { fileParts, partsIn } from '../../domain/purchases/uses.ts'
import { materials } from '../../drizzle/schema/index.ts'
import { cursorOf, listAddresses } from '../content/lists.ts'
import { missingItem } from '../content/missing.ts'
import { fileVersion, safeFileName } from '../files/file-names.ts'
import { serveFile } from '../files/files.usecases.ts'
import { sentRange } from '../files/sent-range.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { loadEntitlements, loadRights } from '../purchases/purchases.usecases.ts'
import { saleOf } from '../purchases/shelf.usecases.ts'
import { recordUse, type OpenedPart } from '../purchases/uses.usecases.ts'
import type { SitemapSource } from '../seo/sitemap-source.ts'
import { termOf } from '../../domain/vocabulary/terms.ts'
import * as store from './materials.store.ts'

const pageSize = 12

type Row = Pick<Awaited<ReturnType<typeof store.listMaterials>>[number], 'material' | 'subject' | 'series' | 'course'>

/** Every material has a preview: its first pages or chapters. */
export const itemOf = ({ material, course }: Row): AccessItem => ({
  id: material.id,
  access: material.access,
  seriesId: material.seriesId,
  course,
  hasPreview: true,
})

export const summarise = ({ material, subject, series }: Row, entitlement: EntitlementState): MaterialSummary => ({
  id: material.id,
  title: material.title,
  summary: material.summary,
  kind: material.kind,
  subject: termOf(material.subject, subject),
  exams: material.exams,
  access: material.access,
  entitlement,
  languages: material.languages,
  extent: material.extent,
  series,
  courseId: material.courseId,
  publishedAt: material.publishedAt ?? material.createdAt,
  updatedAt: material.updatedAt,
})

/** Page of the list without anything of a user. */
export const readRows = async (services: Services, query: MaterialsQuery) => {
  const found = await store.listMaterials(services.db, query, decodeCursor(query.cursor), pageSize)
  const { items, next } = pageOf(found, pageSize, ({ material }) => cursorOf(material, query.sort))
  return { rows: items, next, count: found[0]?.count ?? 0 }
}

export const listMaterials = async (
  services: Services,
  userId: string | null,
  query: MaterialsQuery,
): Promise<CountedPage<MaterialSummary>> => {
  const { rows, ...page } = await readRows(services, query)
  const entitlementOf = await loadEntitlements(services, userId, rows.map(itemOf))
  return { ...page, items: rows.map((row) => summarise(row, entitlementOf(itemOf(row)))) }
}

/** Throws 404 when no such material was ever published, 410 when it no longer is. */
export const materialFor = async (services: Services, userId: string | null, id: string) => {
  const row = await store.findMaterial(services.db, id, userId)
  if (!row) throw await missingItem(services, materials, id)
  const rights = await loadRights(services, userId, [itemOf(row)])
  return { ...row, rights, entitlement: rights.stateOf(itemOf(row)) }
}

const offerOf = ({ whole, preview }: LanguageFile, isOpen: boolean): OfferedFile | null => {
  const file = isOpen ? whole : preview
  return (
    file && {
      part: isOpen ? 'whole' : 'preview',
      bytes: file.bytes,
      pages: file.pages,
      version: fileVersion(file.checksum),
      ofBytes: whole.bytes,
      ofPages: whole.pages,
    }
  )
}

const filesOf = ({ files }: MaterialContent, isOpen: boolean): MaterialDetail['files'] =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const file = files[language] && offerOf(files[language], isOpen)
      return file ? [[language, file]] : []
    }),
  )

/** Chapters that an entitlement opens. */
export const openChapters = ({ chapters, previewChapters }: MaterialContent, entitlement: EntitlementState) =>
  entitlement === 'open' ? chapters : chapters.slice(0, previewChapters)

/**
 * All open chapters of notes; of an e-book the open chapter `chapterId`, by default the first. Throws 404 for an unknown
 * one.
 */
const selectChapters = (
  { chapters }: MaterialContent,
  open: number,
  kind: MaterialSummary['kind'],
  chapterId: string | undefined,
) => {
  const index = chapterId === undefined ? 0 : chapters.findIndex(({ id }) => id === chapterId)
  if (index === -1) throw notFound()
  const shown = materialTraits[kind].chapterPages ? chapters.slice(index, index + 1) : chapters
  return shown.filter((chapter) => chapters.indexOf(chapter) < open)
}

type Found = Row & Pick<MaterialDetail, 'exams' | 'place' | 'keepsPlace'> & { content: MaterialContent; sale: Sale }

const hasFiles = ({ files }: MaterialContent): boolean => Object.keys(files).length > 0

/** Material with the parts that an entitlement opens; `chapter` selects one of an e-book, `view` the text of a file. */
export const detailOf = (
  row: Found,
  entitlement: EntitlementState,
  { chapter, view }: MaterialQuery,
): MaterialDetail => {
  const { content, exams, keepsPlace, material, place, sale } = row
  const isOpen = entitlement === 'open'
  const open = openChapters(content, entitlement).length
  const isSent = !hasFiles(content) || view === 'text'
  const sent = isSent ? selectChapters(content, open, material.kind, chapter) : []
  return {
    ...summarise(row, entitlement),
    ...sale,
    exams,
    files: filesOf(content, isOpen),
    contents: content.chapters.map(({ id: chapterId, title, minutes }, index) => ({
      id: chapterId,
      title,
      minutes,
      open: index < open,
    })),
    hasText: hasFiles(content) && open > 0,
    chapters: sent.map(({ id: chapterId, title, html }) => ({ id: chapterId, title, html })),
    downloadable: content.downloadable,
    place,
    keepsPlace,
  }
}

/** Parts read with a material: chapters beyond the preview; the text of a file is all of it. */
const usedBy = (content: MaterialContent, { chapters }: MaterialDetail): Pick<OpenedPart, 'kind' | 'parts'> => {
  const shown = new Set(content.chapters.slice(0, content.previewChapters).map(({ id }) => id))
  const parts = chapters.flatMap(({ id }) => (shown.has(id) ? [] : [id]))
  if (!hasFiles(content)) return { kind: 'chapter', parts }
  const [language] = languages.filter((each) => content.files[each])
  return {
    kind: 'file',
    parts: parts.length === 0 ? [] : Array.from({ length: fileParts }, (_, part) => `${language}:${part}`),
  }
}

/** Material with the parts that the user may read; `chapter` selects one of an e-book, `view` the text of a file. */
export const readMaterial = async (
  services: Services,
  userId: string | null,
  id: string,
  query: MaterialQuery,
): Promise<MaterialDetail> => {
  const { entitlement, rights, ...row } = await materialFor(services, userId, id)
  const sale = await saleOf(services, itemOf(row), row.material.exams, rights)
  const detail = detailOf({ ...row, keepsPlace: userId !== null, sale }, entitlement, query)
  recordUse(services, { userId, access: row.material.access, entitlement, itemId: id, ...usedBy(row.content, detail) })
  return detail
}

/**
 * File of a material, whole or in ranges. Throws 404 for a forbidden part exactly as for a missing one: the whole
 * without access, a download that is not allowed, another version.
 */
export const serveMaterialFile = async (
  services: Services,
  userId: string | null,
  id: string,
  query: FileQuery,
  request: Request,
): Promise<Response> => {
  const { content, entitlement, material } = await materialFor(services, userId, id)
  const opened = { id, content, isOpen: entitlement === 'open', isFree: material.access === 'free' }
  const response = await servePart(services, opened, query, request)
  const use = { userId, access: material.access, entitlement, itemId: id }
  if (query.part === 'whole') recordReading(services, use, query, response)
  return response
}

/** Records which parts of a file were sent, and that it was saved. */
const recordReading = (
  services: Services,
  use: Omit<OpenedPart, 'kind' | 'parts'>,
  { language, download }: FileQuery,
  response: Response,
): void => {
  const sent = sentRange(response)
  if (!sent) return
  const parts = partsIn(sent, sent.size).map((part) => `${language}:${part}`)
  recordUse(services, { ...use, kind: 'file', parts })
  if (download) recordUse(services, { ...use, kind: 'download', parts: [language] })
}

type Opened = { id: string; content: MaterialContent; isOpen: boolean; isFree: boolean }

/** Serves a part of a material's file. Throws 404 for one that is missing or may not be read. */
export const servePart = async (
  services: Services,
  { id, content, isOpen, isFree }: Opened,
  { language, part, version, download }: FileQuery,
  request: Request,
): Promise<Response> => {
  const file = content.files[language]?.[part]
  const isAllowed = part === 'preview' || isOpen
  if (!file || !isAllowed) throw notFound()
  if (download && !(content.downloadable && part === 'whole')) throw notFound()
  if (version !== undefined && version !== fileVersion(file.checksum)) throw notFound()
  return serveFile(services, request, file.key, {
    contentType: 'application/pdf',
    fileName: `${safeFileName(id)}-${language}.pdf`,
    disposition: download ? 'attachment' : 'inline',
    isFree: part === 'preview' || isFree,
  })
}

/** Published materials for the sitemap. */
export const sitemapEntries: SitemapSource = async ({ db }, window) =>
  (await listAddresses(db, materials, window)).map((item) => ({ ...item, path: paths.material(item.id) }))
