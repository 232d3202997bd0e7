import type { MaterialContent } from '../../domain/materials/contract.ts'
import { paths } from '../../domain/paths.ts'
import { plainTexts } from '../../domain/search/plain-text.ts'
import { materials } from '../../drizzle/schema/index.ts'
import { contentSource } from '../search/content-source.ts'

export const materialDocuments = contentSource('material', materials, (_services, rows) =>
  rows.map(({ item, content }) => {
    const { chapters, previewChapters } = content as MaterialContent
    const shown = item.access === 'free' ? chapters : chapters.slice(0, previewChapters)
    return {
      path: paths.material(item.id),
      body: plainTexts([...chapters.map(({ title }) => title), ...shown.map(({ body }) => body)]),
    }
  }),
)
