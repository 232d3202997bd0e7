import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { ItemPage } from '../../features/current-affairs/item-page.tsx'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/affair-preview.ts'

export const handle = { strings: ['affairs', 'office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const affairs = context.get(apiContext).admin['current-affairs']
  const { preview, item } = await load(unwrap(affairs[':itemId'].preview.$get({ param: { itemId: params.id } })))
  return { preview, item, origin: context.get(pageContext).origin }
}

/** Draft of a current-affairs item on the student's own page. */
export default function AffairPreview({ loaderData: { preview, item, origin } }: Route.ComponentProps) {
  return (
    <PreviewPage preview={preview}>
      <ItemPage item={item} origin={origin} />
    </PreviewPage>
  )
}
