import type { ReactNode } from 'react'
import type { OfficeDetail } from '../../../domain/content/contract.ts'
import { editorAnswerOf } from '../editor/editor-action.ts'
import { ItemState } from './item-state.tsx'
import type { PublishingData } from './load-publishing.ts'
import { PanelLinks } from './panel-links.tsx'
import { PublishAction } from './publish-action.tsx'
import { PublishingPanel, type FurtherPart } from './publishing-panel.tsx'

type Item = {
  detail: OfficeDetail
  publishing: PublishingData
  /** Address of the draft's preview. */
  preview: string
  /** Address of the item on the site; null for one without a page. */
  site: string | null
  /** Sentence on why the item must stay on the site now; null when it may leave. */
  held?: string | null
  /** Further part of the panel, such as the sale of the item. */
  further?: FurtherPart | undefined
}

/** Publishing in an editor's screen. */
export type PublishingParts = { state: ReactNode; more: ReactNode; action: ReactNode; side: ReactNode }

type Route<Data> = { loaderData: Data; actionData?: unknown }

/** By the id of the item. */
type Addresses = Pick<Item, 'held' | 'further'> & {
  preview: (id: string) => string
  site: ((id: string) => string) | null
}

/** Props of an editor from those of its route: the data of the loader, the refused save, and publishing. */
export const editorProps = <Data extends Pick<Item, 'detail' | 'publishing'>>(
  { loaderData, actionData }: Route<Data>,
  { preview, site, held, further }: Addresses,
) => {
  const { publishing, ...rest } = loaderData
  const { detail } = loaderData
  const addresses = { preview: preview(detail.id), site: site && site(detail.id), held: held ?? null, further }
  return { ...rest, answer: editorAnswerOf(actionData), ...publishingParts({ detail, publishing, ...addresses }) }
}

export const publishingParts = ({
  detail,
  publishing,
  preview,
  site,
  held = null,
  further,
}: Item): PublishingParts => ({
  state: <ItemState detail={detail} />,
  more: <PanelLinks detail={detail} further={further} />,
  action: <PublishAction detail={detail} />,
  side: (
    <PublishingPanel detail={detail} data={publishing} preview={preview} site={site} held={held} further={further} />
  ),
})
