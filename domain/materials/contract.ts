import { z } from 'zod'
import { languages, type Language } from '../language.ts'
import { itemListQuery } from '../list-query.ts'
import type { CountedPage } from '../lists.ts'
import type { EntitlementState, AccessKind } from '../purchases/access.ts'
import type { Sale } from '../purchases/offers.ts'
import { Bilingual } from '../questions/text.ts'
import { fileParts, materialKinds, type FilePart, type MaterialKind } from './kinds.ts'
import type { ReadingPlace } from './reading.ts'
import { TermFilter } from '../vocabulary/term-id.ts'
import type { Term } from '../vocabulary/terms.ts'

/** PDF in R2. `checksum`: SHA-256 in hexadecimal. */
export const StoredFile = z.strictObject({
  key: z.string().min(1),
  bytes: z.number().int().positive(),
  pages: z.number().int().positive(),
  checksum: z.string().regex(/^[0-9a-f]{64}$/),
})
export type StoredFile = z.infer<typeof StoredFile>

/** File in one language, with the file of its preview pages. */
export const LanguageFile = z.strictObject({ whole: StoredFile, preview: StoredFile.nullable() })
export type LanguageFile = z.infer<typeof LanguageFile>

/** Chapter of an e-book, or section of notes. `body` is Markdown with maths, `html` its sanitised rendering. */
export const MaterialChapter = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  title: Bilingual,
  body: Bilingual,
  html: Bilingual,
  /** Reading time in minutes. */
  minutes: z.number().int().positive(),
})
export type MaterialChapter = z.infer<typeof MaterialChapter>

/** Content of a version of a material: files, chapters or both. */
export const MaterialContent = z.strictObject({
  files: z.partialRecord(z.enum(languages), LanguageFile),
  chapters: z.array(MaterialChapter),
  /** Number of chapters shown before purchase. */
  previewChapters: z.number().int().min(0),
  /** True when readers of the files may also save them. */
  downloadable: z.boolean(),
})
export type MaterialContent = z.infer<typeof MaterialContent>

/** Length of a material: bytes and pages of its files by language, chapters of an e-book, reading minutes of texts. */
export type MaterialExtent = {
  bytes: Partial<Record<Language, number>>
  pages: Partial<Record<Language, number>>
  chapters: number | null
  minutes: number | null
}

export type MaterialSummary = {
  id: string
  title: Bilingual
  summary: Bilingual
  kind: MaterialKind
  subject: Term
  /** Slugs of exams; an empty list means every exam. */
  exams: string[]
  access: AccessKind
  entitlement: EntitlementState
  /** Languages in which it is complete. */
  languages: Language[]
  extent: MaterialExtent
  /** Series that includes it. */
  series: { id: string; title: Bilingual } | null
  /** Course that has it as a lesson. */
  courseId: string | null
  /** Unix milliseconds, as is `updatedAt`. */
  publishedAt: number
  updatedAt: number
}

/** Place of a student as lists name it. `pages`: of the whole file, null for texts. `at`: Unix milliseconds. */
export type PlaceInMaterial = Omit<ReadingPlace, 'updatedAt'> & { pages: number | null; at: number }

/** Material that a student read last and has not finished. */
export type LastReading = PlaceInMaterial & { materialId: string; title: Bilingual; kind: MaterialKind; subject: Term }

/** Page of the list of materials. `last`: above the first page without filters. */
export type MaterialsPage = CountedPage<MaterialLine> & { last: LastReading | null }
export type MaterialLine = MaterialSummary & { place: PlaceInMaterial | null }

/** File that the user may read. */
export type OfferedFile = {
  part: FilePart
  bytes: number
  pages: number
  /** Start of its checksum. */
  version: string
  /** Size of the whole file. */
  ofBytes: number
  ofPages: number
}

/** Line of the table of contents. */
export type ChapterLine = { id: string; title: Bilingual; minutes: number; open: boolean }

export type MaterialDetail = Omit<MaterialSummary, 'exams'> &
  Sale & {
    exams: { id: string; title: Bilingual }[]
    files: Partial<Record<Language, OfferedFile>>
    contents: ChapterLine[]
    /** True when its file can also be read as text. */
    hasText: boolean
    /** Open chapters with their HTML: all of notes, the selected one of an e-book; of a file, when its text was asked for. */
    chapters: { id: string; title: Bilingual; html: Bilingual }[]
    downloadable: boolean
    /** The student's place; null for visitors and for materials not begun. */
    place: ReadingPlace | null
    /** True when the server keeps the reader's place. */
    keepsPlace: boolean
  }

export const MaterialsQuery = z.strictObject({
  ...itemListQuery,
  subject: TermFilter.optional(),
  kind: z.enum(materialKinds).optional(),
  language: z.enum(languages).optional(),
})
export type MaterialsQuery = z.infer<typeof MaterialsQuery>

export const MaterialQuery = z.strictObject({
  chapter: z.string().max(64).optional(),
  /** Sends the text of a material with files, which is not sent otherwise. */
  view: z.enum(['text']).optional(),
})
export type MaterialQuery = z.infer<typeof MaterialQuery>

export const FileQuery = z.strictObject({
  language: z.enum(languages),
  part: z.enum(fileParts).default('whole'),
  /** `version` of `OfferedFile`; another version answers 404. */
  version: z.string().max(64).optional(),
  /** Served as an attachment. */
  download: z.literal('1').optional(),
})
export type FileQuery = z.infer<typeof FileQuery>

/** Position in a material. `page` counts from 1; `share`: part of the material up to the position. */
export const ReadingPlaceInput = z
  .strictObject({
    page: z.number().int().min(1).max(10_000).nullable(),
    chapter: z.string().max(64).nullable(),
    share: z.number().min(0).max(1),
  })
  .refine(({ page, chapter }) => page !== null || chapter !== null)
export type ReadingPlaceInput = z.infer<typeof ReadingPlaceInput>
