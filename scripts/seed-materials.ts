import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import { languages, type Language } from '../domain/language.ts'
import { MaterialContent, type MaterialChapter, type LanguageFile } from '../domain/materials/contract.ts'
import { extentOf, languagesOf, readingMinutes } from '../domain/materials/extent.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedMaterials as authored } from '../drizzle/seed/materials/index.ts'
import type { SeedChapter, SeedMaterial } from '../drizzle/seed/materials/shapes.ts'
import { examRows } from '../worker/content/exams.ts'
import { fileKeysIn } from '../worker/content/file-keys.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'
import { makeFiles } from './material-files.ts'
import { chaptersOfPaper } from './paper-chapters.ts'

type Database = DrizzleD1Database<typeof schema>
type Statement = Parameters<Database['batch']>[0][number]

const hour = 3_600_000

/** True if there are no materials; their files (`makeAllFiles`) can then be made while other content is seeded. */
export const lacksMaterials = async (d1: D1Database): Promise<boolean> =>
  (await drizzle(d1).select({ id: schema.materials.id }).from(schema.materials).limit(1).get()) === undefined

/**
 * Fills an empty table of materials with the demo's, and R2 with their files. Files first: an interrupted seed leaves
 * files that the next one overwrites, never a material without its file.
 */
export const seedMaterials = async (d1: D1Database, bucket: R2Bucket, now: number): Promise<void> => {
  const db = drizzle(d1, { schema })
  if (!(await lacksMaterials(d1))) return
  const statements: Statement[] = []
  for (const [index, material] of authored.entries())
    statements.push(...(await rowsOf(db, bucket, material, now - index * hour)))
  await db.batch(statements as unknown as [Statement, ...Statement[]])
}

/** Files by language, and the number of their parts that the preview pages of each language show whole. */
const filesOf = async (bucket: R2Bucket, material: SeedMaterial) => {
  const files: Partial<Record<Language, LanguageFile>> = {}
  let shownParts = Infinity
  for (const language of languages) {
    if (!material.paper?.[language]) continue
    const { file, toStore, ...made } = await makeFiles(material, language)
    for (const { key, bytes } of toStore)
      await bucket.put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
    files[language] = file
    shownParts = Math.min(shownParts, made.shownParts)
  }
  return { files, shownParts }
}

const chapterOf = async ({ id, title, text }: SeedChapter): Promise<MaterialChapter> => ({
  id,
  title,
  body: text,
  html: await renderBilingual(text),
  minutes: readingMinutes(text),
})

const rowsOf = async (
  db: Database,
  bucket: R2Bucket,
  material: SeedMaterial,
  publishedAt: number,
): Promise<Statement[]> => {
  const { slug, title, summary, kind, subject, exams, access = 'free', seriesId, preview = 0 } = material
  const id = `mat_${slug}`
  const versionId = `${id}_v1`
  const { files, shownParts } = await filesOf(bucket, material)
  const chapters = await Promise.all((material.chapters ?? chaptersOfPaper(material)).map(chapterOf))
  const content = MaterialContent.parse({
    files,
    chapters,
    previewChapters: access === 'free' ? chapters.length : material.paper ? shownParts : preview,
    downloadable: material.downloadable ?? true,
  } satisfies MaterialContent)
  return [
    db.insert(schema.contentVersions).values({ id: versionId, kind: 'material', itemId: id, version: 1, content }),
    db.insert(schema.itemExams).values(examRows('material', { id, title, exams, listedAt: publishedAt })),
    ...fileKeysIn(content).map((key) => db.insert(schema.contentFiles).values({ key, kind: 'material', itemId: id })),
    db.insert(schema.materials).values({
      id,
      slug,
      title,
      summary,
      kind,
      subject,
      exams,
      access,
      seriesId: seriesId ?? null,
      languages: languagesOf(files, chapters),
      extent: extentOf(kind, files, chapters),
      state: 'published',
      currentVersionId: versionId,
      publishedAt,
      updatedAt: publishedAt,
    }),
  ]
}
