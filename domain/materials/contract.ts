import { z } from 'zod'
import { languages, type Language } from '../language.ts'
import { itemListQuery } from '../list-query.ts'
import type { Access, AccessKind } from '../purchases/access.ts'
import { Bilingual } from '../questions/text.ts'
import {
  fileParts,
  materialKinds,
  materialSubjects,
  type FilePart,
  type MaterialKind,
  type MaterialSubject,
} from './kinds.ts'

/** A PDF in R2. `checksum` is the SHA-256 of its bytes, in hexadecimal. */
export const StoredFile = z.strictObject({
  key: z.string().min(1),
  bytes: z.number().int().positive(),
  pages: z.number().int().positive(),
  checksum: z.string().regex(/^[0-9a-f]{64}$/),
})
export type StoredFile = z.infer<typeof StoredFile>

/** A file in one language, and the file of its first pages that is shown before purchase. */
export const LanguageFile = z.strictObject({ whole: StoredFile, preview: StoredFile.nullable() })
export type LanguageFile = z.infer<typeof LanguageFile>

/** A chapter of an e-book, or a section of notes. Bodies are Markdown with maths, `html` what was made of them. */
export const Chapter = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  title: Bilingual,
  body: Bilingual,
  html: Bilingual,
  /** Minutes to read it. */
  minutes: z.number().int().positive(),
})
export type Chapter = z.infer<typeof Chapter>

/** What a version of a material says: files, chapters, or both. */
export const MaterialContent = z.strictObject({
  files: z.partialRecord(z.enum(languages), LanguageFile),
  chapters: z.array(Chapter),
  /** How many chapters are shown before purchase. */
  previewChapters: z.number().int().min(0),
  /** Whether who may read the files may also save them. */
  downloadable: z.boolean(),
})
export type MaterialContent = z.infer<typeof MaterialContent>

/** How long a material is: bytes and pages of its files by language, chapters of an e-book, minutes of texts. */
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
  subject: MaterialSubject
  access: AccessKind
  entitlement: Access
  /** The languages in which it is complete. */
  languages: Language[]
  extent: MaterialExtent
  /** The series that it comes with. */
  series: { id: string; title: Bilingual; pricePaise: number | null } | null
  /** The course that it is a lesson of. */
  courseId: string | null
  /** Unix milliseconds. */
  publishedAt: number
  updatedAt: number
}

/** A file as the one who asks may have it. */
export type OfferedFile = {
  part: FilePart
  bytes: number
  pages: number
  /** Tells this file from the one that it had before or will have: the start of its checksum. */
  version: string
  /** Bytes and pages of the whole. */
  ofBytes: number
  ofPages: number
}

/** A line of the table of contents. */
export type ChapterLine = { id: string; title: Bilingual; minutes: number; open: boolean }

export type MaterialDetail = MaterialSummary & {
  exams: { id: string; title: Bilingual }[]
  files: Partial<Record<Language, OfferedFile>>
  contents: ChapterLine[]
  /** Chapters with their HTML: of an e-book the one asked for, of notes all that are open. */
  chapters: { id: string; title: Bilingual; html: Bilingual }[]
  downloadable: boolean
}

export const MaterialsQuery = z.strictObject({
  ...itemListQuery,
  subject: z.enum(materialSubjects).optional(),
  kind: z.enum(materialKinds).optional(),
  language: z.enum(languages).optional(),
})
export type MaterialsQuery = z.infer<typeof MaterialsQuery>

export const MaterialQuery = z.strictObject({ chapter: z.string().max(64).optional() })

export const FileQuery = z.strictObject({
  language: z.enum(languages),
  part: z.enum(fileParts).default('whole'),
  /** As in `OfferedFile`; another file is not served in its place. */
  version: z.string().max(64).optional(),
  /** Saved in place of shown. */
  download: z.literal('1').optional(),
})
export type FileQuery = z.infer<typeof FileQuery>
