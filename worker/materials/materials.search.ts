import type { LanguageFile, MaterialContent } from '../../domain/materials/contract.ts'
import { paths } from '../../domain/paths.ts'
import { plainTexts } from '../../domain/search/plain-text.ts'
import { materials } from '../../drizzle/schema/index.ts'
import { textKey } from '../files/file-names.ts'
import type { Services } from '../platform/context.ts'
import { contentSource } from '../search/content-source.ts'

/** Text of the pages of a file that anyone may read; empty for a file that was never inspected. */
const textOf = async ({ env }: Services, file: LanguageFile | undefined, isFree: boolean): Promise<string> => {
  if (!file || (!isFree && !file.preview)) return ''
  const kept = await env.FILES.get(textKey(file.whole.key))
  const pages = (await kept?.json<string[]>()) ?? []
  return (isFree ? pages : pages.slice(0, file.preview?.pages)).join('\n')
}

export const materialDocuments = contentSource('material', materials, (services, rows) =>
  Promise.all(
    rows.map(async ({ item, content }) => {
      const { chapters, previewChapters, files } = content as MaterialContent
      const isFree = item.access === 'free'
      const shown = isFree ? chapters : chapters.slice(0, previewChapters)
      const { en, hi } = plainTexts([...chapters.map(({ title }) => title), ...shown.map(({ body }) => body)])
      const [enFile, hiFile] = await Promise.all([
        textOf(services, files.en, isFree),
        textOf(services, files.hi, isFree),
      ])
      return { path: paths.material(item.id), body: { en: `${en}\n${enFile}`, hi: `${hi}\n${hiFile}` } }
    }),
  ),
)
