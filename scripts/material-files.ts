import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages, type Language } from '../domain/language.ts'
import type { LanguageFile, StoredFile } from '../domain/materials/contract.ts'
import { seedMaterials } from '../drizzle/seed/materials/index.ts'
import type { SeedMaterial } from '../drizzle/seed/materials/shapes.ts'
import { makeArticle, type Article } from '../worker/files/pdf/article.ts'
import { faces, type Fonts } from '../worker/files/pdf/fonts.ts'
import { documentFontFolder } from './fonts/folders.ts'
import { root } from './root.ts'

/** Increased when the layout of PDFs changes, since the texts do not reveal that. */
const edition = 3

/** PDFs of the demo, committed because making them takes longer than all other seeding. `npm run papers` renews them. */
export const committed = join(root, 'drizzle', 'seed', 'materials', 'files')
/** PDFs of texts that changed since. */
export const scratch = join(root, '.tmp', 'materials')

const words = {
  contents: { en: 'Contents', hi: 'विषय-सूची' },
  label: { en: 'Study material', hi: 'अध्ययन सामग्री' },
} as const

/** The fonts of PDFs, as the worker gets them from the site's files. */
export const readFonts = (): Fonts =>
  Object.fromEntries(
    faces.map((face) => [face, new Uint8Array(readFileSync(join(documentFontFolder, `mukta-${face}.ttf`)))] as const),
  ) as Fonts

let fonts: Fonts | null = null

const articleOf = async (material: SeedMaterial, language: Language): Promise<Article> => ({
  title: material.title[language],
  label: words.label[language],
  summary: material.summary[language],
  text: material.paper?.[language] ?? '',
  contents: words.contents[language],
  footer: 'Taiyari · original study material',
  language,
  fonts: (fonts ??= readFonts()),
  figures: new Map(Object.entries(material.figures ?? {})),
})

type Made = { pages: number; parts?: number; bytes: Uint8Array<ArrayBuffer> }

const hashOf = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex')

/** Name of a PDF by its content. */
const nameOf = (content: unknown): string => hashOf(JSON.stringify([edition, content])).slice(0, 24)

type Facts = Omit<Made, 'bytes'>

/** Folder that has a PDF, and what is known of it; null if no folder has it. */
const find = (name: string, folders: readonly string[] = [committed, scratch]) => {
  const folder = folders.find((each) => existsSync(join(each, `${name}.json`)))
  if (!folder) return null
  return { folder, facts: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Facts }
}

/** Stored PDF of the same content, else a new one from `make`. */
const keptOr = async (content: unknown, make: () => Promise<Made>): Promise<Made> => {
  const name = nameOf(content)
  const found = find(name)
  if (found) return { ...found.facts, bytes: new Uint8Array(readFileSync(join(found.folder, `${name}.pdf`))) }
  const made = await make()
  mkdirSync(scratch, { recursive: true })
  writeFileSync(join(scratch, `${name}.pdf`), made.bytes)
  // Written last and atomically: its presence means that the other file is complete.
  const facts = join(scratch, `${name}.${process.pid}`)
  writeFileSync(facts, `{ "pages": ${made.pages}${made.parts === undefined ? '' : `, "parts": ${made.parts}`} }\n`)
  renameSync(facts, join(scratch, `${name}.json`))
  return made
}

/** File to store in R2. */
export type FileToStore = { key: string; bytes: Uint8Array<ArrayBuffer> }

const stored = (key: string, { bytes, pages }: Made): { file: StoredFile; toStore: FileToStore } => ({
  file: { key, bytes: bytes.length, pages, checksum: hashOf(bytes) },
  toStore: { key, bytes },
})

type Extent = { maxPages: number; of: number }

/** Texts and figures that a PDF shows. */
const contentOf = ({ title, summary, paper, figures }: SeedMaterial, language: Language): unknown[] => [
  title[language],
  summary[language],
  paper?.[language],
  figures,
]

const contentOfPreview = (material: SeedMaterial, language: Language, extent: Extent): unknown[] => [
  ...contentOf(material, language),
  extent,
  'parts',
]

/** Names of the PDFs of a material in a language; null if the folders lack one. */
const namesIn = (material: SeedMaterial, language: Language, folders?: readonly string[]): string[] | null => {
  const whole = nameOf(contentOf(material, language))
  const found = find(whole, folders)
  if (!found || material.preview === undefined) return found && [whole]
  const extent = { maxPages: material.preview, of: found.facts.pages }
  const first = nameOf(contentOfPreview(material, language, extent))
  return find(first, folders) && [whole, first]
}

/** Names of all PDFs of the demo; null for a material in a language whose PDFs the folders lack. */
export const allNames = (folders?: readonly string[]): (string[] | null)[] =>
  seedMaterials.flatMap((material) =>
    languages.flatMap((language) => (material.paper?.[language] ? [namesIn(material, language, folders)] : [])),
  )

/**
 * PDF of a material in a language, and PDF of its first pages if it has a preview, with the number of parts that these
 * show whole. Keys contain the version, so that a later file never overwrites an earlier one.
 */
export const makeFiles = async (
  material: SeedMaterial,
  language: Language,
): Promise<{ file: LanguageFile; shownParts: number; toStore: FileToStore[] }> => {
  const { preview, slug } = material
  const whole = await keptOr(contentOf(material, language), async () =>
    makeArticle(await articleOf(material, language)),
  )
  const key = `materials/mat_${slug}/v1/${language}`
  const main = stored(`${key}.pdf`, whole)
  if (preview === undefined)
    return { file: { whole: main.file, preview: null }, shownParts: 0, toStore: [main.toStore] }
  const extent = { maxPages: preview, of: whole.pages }
  const first = await keptOr(contentOfPreview(material, language, extent), async () =>
    makeArticle(await articleOf(material, language), extent),
  )
  const shown = stored(`${key}-preview.pdf`, first)
  const toStore = [main.toStore, shown.toStore]
  return { file: { whole: main.file, preview: shown.file }, shownParts: first.parts ?? 0, toStore }
}

/** Number of processes that make PDFs. */
const makers = 2

/**
 * Makes all missing PDFs of the demo in child processes: the work blocks a processor, and connections of this process
 * would time out meanwhile.
 */
export const makeAllFiles = async (): Promise<void> => {
  if (!allNames().includes(null)) return
  console.log('Making the PDFs of changed study materials ...')
  const one = (part: number) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [fileURLToPath(import.meta.url), String(part)], { stdio: 'inherit' })
      child.on('error', reject)
      child.on('close', (code) => (code === 0 ? resolve() : reject(new Error('The PDFs could not be made.'))))
    })
  await Promise.all(Array.from({ length: makers }, (_, part) => one(part)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const part = Number(process.argv[2])
  for (const material of seedMaterials.filter((_material, index) => index % makers === part))
    for (const language of languages) if (material.paper?.[language]) await makeFiles(material, language)
}
