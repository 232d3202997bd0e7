import { languages, type Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import type { MaterialChapter, MaterialContent, MaterialExtent } from './contract.ts'
import { materialTraits, type MaterialKind } from './kinds.ts'

const wordsPerMinute = 160

export const readingMinutes = ({ en }: Bilingual): number =>
  Math.max(1, Math.round(en.split(/\s+/).length / wordsPerMinute))

type Files = MaterialContent['files']

const measureFiles = (files: Files, measure: 'bytes' | 'pages'): Partial<Record<Language, number>> =>
  Object.fromEntries(Object.entries(files).map(([language, { whole }]) => [language, whole[measure]]))

/** Length of a material, for lists. */
export const extentOf = (
  kind: MaterialKind,
  files: Files,
  chapters: Pick<MaterialChapter, 'minutes'>[],
): MaterialExtent => ({
  bytes: measureFiles(files, 'bytes'),
  pages: measureFiles(files, 'pages'),
  chapters: materialTraits[kind].chapterPages ? chapters.length : null,
  minutes: chapters.length > 0 ? chapters.reduce((sum, { minutes }) => sum + minutes, 0) : null,
})

/** Languages in which a material is complete: its file, if it has files, and every chapter. */
export const languagesOf = (files: Files, chapters: { body: Bilingual }[]): Language[] =>
  languages.filter(
    (language) =>
      (Object.keys(files).length === 0 || files[language] !== undefined) &&
      chapters.every(({ body }) => body[language] !== ''),
  )
