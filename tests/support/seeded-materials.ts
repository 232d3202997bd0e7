import type { DraftBody } from '../../domain/content/contract.ts'
import { languages } from '../../domain/language.ts'
import { seedMaterials } from '../../drizzle/seed/materials/index.ts'

const file = (key: string) => ({ key: `materials/${key}.pdf`, bytes: 12_345, pages: 7, checksum: 'a'.repeat(64) })

/** Draft of every material of the demo by its slug; the records of its files stand for real ones. */
export const seededMaterials: [slug: string, body: DraftBody][] = seedMaterials.map((material) => {
  const { slug, title, summary, kind, subject, exams, access = 'free', seriesId = null, preview = 0 } = material
  const chapters = (material.chapters ?? []).map(({ id, title: name, text }) => ({ id, title: name, body: text }))
  const files = Object.fromEntries(
    languages.flatMap((language) => {
      if (!material.paper?.[language]) return []
      const key = `${slug}-${language}`
      return [[language, { whole: file(key), preview: access === 'free' ? null : file(`${key}-preview`) }]]
    }),
  )
  const own = { kind, subject, access, seriesId, courseId: null, chapters, files }
  const rest = {
    previewChapters: access === 'free' ? chapters.length : preview,
    downloadable: material.downloadable ?? true,
  }
  return [slug, { slug, title, summary, exams, seo: {}, ...own, ...rest }]
})
