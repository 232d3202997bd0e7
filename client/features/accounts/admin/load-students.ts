import type { RouterContextProvider } from 'react-router'
import { unwrap } from '../../../api.ts'
import { apiContext } from '../../../context.ts'
import { load, loadList } from '../../../load.ts'
import { exportQueryOf, queryOf, studentAddress } from './student-address.ts'

type Context = { request: Request; context: Readonly<RouterContextProvider> }

/** Data of the list of students for the loader of its route. */
export const loadStudents = async ({ request, context }: Context) => {
  const api = context.get(apiContext).admin
  const search = new URL(request.url).searchParams
  const address = studentAddress(search)
  const exportId = search.get('export')
  const made = api['student-list'].exports[':taskId']
  const [settings, [page, madeExport]] = await Promise.all([
    load(unwrap(api.lists[':list'].settings.$get({ param: { list: 'student' } }))),
    loadList(
      Promise.all([
        unwrap(api['student-list'].$get({ query: queryOf(address) })),
        // An export of long ago, or of another administrator, is not shown.
        exportId ? unwrap(made.$get({ param: { taskId: exportId } })).catch(() => null) : null,
      ]),
      request,
    ),
  ])
  const exportQuery = exportQueryOf(address) as Record<string, string>
  return { address, page, settings, made: madeExport, exportQuery, now: Date.now() }
}

export type StudentsData = Awaited<ReturnType<typeof loadStudents>>
