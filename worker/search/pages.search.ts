import { pages } from '#pages'
import type { SearchDocument } from '../../domain/search/contract.ts'
import type { DocumentSource } from './source.ts'

/** Fixed pages in id order. They change with a deployment only. */
const documents: readonly SearchDocument[] = pages
  .flatMap(({ path, handle }): SearchDocument[] =>
    handle.audience === 'everyone' && handle.inSearch
      ? [
          {
            ...handle.inSearch,
            path,
            kind: 'page',
            exams: [],
            access: 'free',
            languages: ['en', 'hi'],
            updatedAt: 0,
          },
        ]
      : [],
  )
  .toSorted((one, other) => (one.id < other.id ? -1 : 1))

export const pageDocuments: DocumentSource = {
  kind: 'page',
  list: async (_services, after, limit) => documents.filter(({ id }) => id > after).slice(0, limit),
  find: async (_services, id) => documents.find((page) => page.id === id) ?? null,
}
