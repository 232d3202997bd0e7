import type { DraftKind } from '../../../domain/content.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { loadPublishing } from './load-publishing.ts'
import type { RouterContextProvider } from 'react-router'

type Loaded = { request: Request; context: Readonly<RouterContextProvider> }

/** Item of an editor with its publishing, and the administrator. */
export const loadItem = async ({ request, context }: Loaded, kind: DraftKind, id: string) => {
  const api = context.get(apiContext)
  const [detail, publishing] = await Promise.all([
    unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind, id } })),
    loadPublishing(request, { kind, id, api }),
  ])
  return { detail, publishing, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}
