import { AuthoredMaterial } from '../../domain/materials/authored.ts'
import { materialChecks } from '../../domain/materials/checks.ts'
import { completeMaterial } from '../../domain/materials/complete.ts'
import type { MaterialContent } from '../../domain/materials/contract.ts'
import { extentOf, languagesOf, readingMinutes } from '../../domain/materials/extent.ts'
import { courses, materials, series, subjects } from '../../drizzle/schema/index.ts'
import { contentKind } from '../content/content-kind.ts'
import { omit } from '../content/omit.ts'
import { renderBilingual } from '../questions/rich-text.ts'

type AuthoredChapter = AuthoredMaterial['chapters'][number]

const chapterOf = async ({ id, title, body }: AuthoredChapter): Promise<MaterialContent['chapters'][number]> => ({
  id,
  title,
  body,
  html: await renderBilingual(body),
  minutes: readingMinutes(body),
})

export const materialContent = contentKind<typeof materials, AuthoredMaterial, MaterialContent>({
  kind: 'material',
  table: materials,
  prefix: 'mat',
  contract: AuthoredMaterial,
  async make({ access, kind, subject, seriesId, courseId, chapters: written, files, previewChapters, downloadable }) {
    const chapters = await Promise.all(written.map(chapterOf))
    return {
      columns: { access, kind, subject, seriesId, courseId, extent: extentOf(kind, files, chapters) },
      languages: languagesOf(files, chapters),
      content: { files, chapters, previewChapters, downloadable },
    }
  },
  draftOf: (columns, content) => ({
    ...omit(columns, 'extent', 'languages'),
    ...content,
    chapters: content.chapters.map((chapter) => omit(chapter, 'html', 'minutes')),
  }),
  complete: completeMaterial,
  checks: async (_services, { body }) => materialChecks(completeMaterial(body)),
  references: ({ subject, seriesId, courseId }) => [
    { field: 'subject', table: subjects, id: subject },
    { field: 'seriesId', table: series, id: seriesId },
    { field: 'courseId', table: courses, id: courseId },
  ],
})
