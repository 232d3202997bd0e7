import { fileViews } from '../../../../../domain/files/library.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { oneOf, onlySet, textIn } from '../../../../ui/list-address.ts'

/** Page of files that the address names. */
export const loadFiles = async (api: Api, search: URLSearchParams) => {
  const filters = onlySet({ q: textIn(search, 'q', 100), view: oneOf(fileViews, search.get('view')) })
  const cursor = textIn(search, 'cursor', 200)
  const page = await unwrap(api.admin.files.$get({ query: onlySet({ ...filters, cursor }) }))
  return { filters, isFirst: cursor === undefined, page, now: Date.now() }
}

export type FilesData = Awaited<ReturnType<typeof loadFiles>>
