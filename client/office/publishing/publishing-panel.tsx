import type { ReactNode } from 'react'
import type { OfficeDetail } from '../../../domain/content/contract.ts'
import { trashRetentionDays } from '../../../domain/content/trash.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor } from '../editor/editor-context.ts'
import { Checklist } from './checklist.tsx'
import { HistoryList } from './history-list.tsx'
import { ItemActs } from './item-acts.tsx'
import type { PublishingData } from './load-publishing.ts'
import { ActOutcome } from './outcome.tsx'
import { PanelPart } from './panel-part.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PlainPublish } from './publish-action.tsx'

type Props = {
  detail: OfficeDetail
  data: PublishingData
  /** Address of the draft's preview. */
  preview: string
  /** Address of the item on the site; null for one without a page. */
  site: string | null
  /** Sentence on why the item must stay on the site now; null when it may leave. */
  held: string | null
  /** Further part, below the checklist. */
  further?: ReactNode
}

/** Panel beside an editor: outcome of the last act, checklist, preview, history and further acts. */
export function PublishingPanel({ detail, data, preview, site, held, further }: Props) {
  const { t } = useTranslation('publishing')
  const { locked } = useEditor()
  const isTrashed = detail.state === 'trashed'
  return (
    <div className="grid gap-5">
      <ActOutcome />
      {isTrashed && detail.deletedAt !== null && <PurgeNotice deletedAt={detail.deletedAt} />}
      {!isTrashed && (
        <PanelPart id="publish" title={t('checklist.title')}>
          <Checklist />
          <PlainPublish detail={detail} />
        </PanelPart>
      )}
      {!isTrashed && further}
      {!isTrashed && (
        <PanelPart id="preview" title={t('preview.title')}>
          <PreviewFrame address={preview} />
        </PanelPart>
      )}
      {!isTrashed && (
        <PanelPart id="acts" title={t('acts.title')}>
          <ItemActs detail={detail} held={held} />
          {site !== null && detail.state === 'published' && (
            <a
              href={site}
              target="_blank"
              rel="noreferrer"
              className="link mt-2 inline-flex min-h-9 items-center text-sm"
            >
              {t('onSite')}
            </a>
          )}
        </PanelPart>
      )}
      <PanelPart id="history" title={t('history.title')}>
        <HistoryList data={data} locked={locked !== null} />
      </PanelPart>
    </div>
  )
}

function PurgeNotice({ deletedAt }: { deletedAt: number }) {
  const { t } = useTranslation('publishing')
  const { dateTime } = useFormat()
  return (
    <p className="text-sm text-danger">
      {t('goneAt', { time: dateTime(deletedAt + trashRetentionDays * 86_400_000) })}
    </p>
  )
}
