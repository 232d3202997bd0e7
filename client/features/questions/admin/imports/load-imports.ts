import type { RouterContextProvider } from 'react-router'
import { unwrap } from '../../../../api.ts'
import { apiContext } from '../../../../context.ts'
import { onlySet, textIn } from '../../../../ui/list-address.ts'

/** Imports with the choices of a new one. */
export const loadImports = async (context: Readonly<RouterContextProvider>, search: URLSearchParams) => {
  const api = context.get(apiContext)
  const cursor = textIn(search, 'cursor', 200)
  const exportId = textIn(search, 'export', 64)
  const [made, page, subjects, exams, topics] = await Promise.all([
    exportId === undefined
      ? null
      : unwrap(api.admin['question-exports'][':taskId'].$get({ param: { taskId: exportId } })),
    unwrap(api.admin['question-imports'].$get({ query: onlySet({ cursor }) })),
    unwrap(api.subjects.$get()),
    unwrap(api.exams.$get()),
    unwrap(api.admin.vocabulary.topics.$get()),
  ])
  return {
    page,
    made,
    isFirst: cursor === undefined,
    subjects: subjects.items,
    exams: exams.items,
    topics: topics.items,
    now: Date.now(),
  }
}

export type ImportsData = Awaited<ReturnType<typeof loadImports>>
