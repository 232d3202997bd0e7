import type { AffairContent } from '../../domain/current-affairs/contract.ts'
import { paths } from '../../domain/paths.ts'
import { plainTexts } from '../../domain/search/plain-text.ts'
import { currentAffairs } from '../../drizzle/schema/index.ts'
import { contentSource } from '../search/content-source.ts'

export const affairDocuments = contentSource('current_affairs', currentAffairs, (_services, rows) =>
  rows.map(({ item, content }) => {
    const { body, matters, facts } = content as AffairContent
    return { path: paths.currentAffair(item.id), body: plainTexts([body, matters, ...facts]) }
  }),
)
