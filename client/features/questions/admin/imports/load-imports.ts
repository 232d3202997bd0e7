import type { RouterContextProvider } from 'react-router'
import { unwrap } from '../../../../api.ts'
import { apiContext } from '../../../../context.ts'
import { onlySet, textIn } from '../../../../ui/list-address.ts'

/** Imports with the choices of a new one. */
export const loadImports = async (context: Readonly<RouterContextProvider>, search: URLSearchParams) => {
  const api = context.get(apiContext)
  const cursor = textIn(search, 'cursor', 200)
  const [page, subjects, exams, topics] = await Promise.all([
    unwrap(api.admin['question-imports'].$get({ query: onlySet({ cursor }) })),
    unwrap(api.subjects.$get()),
    unwrap(api.exams.$get()),
    unwrap(api.admin.vocabulary.topics.$get()),
  ])
  return {
    page,
    isFirst: cursor === undefined,
    subjects: subjects.items,
    exams: exams.items,
    topics: topics.items,
    now: Date.now(),
  }
}

export type ImportsData = Awaited<ReturnType<typeof loadImports>>
