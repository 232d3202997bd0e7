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
import type { PanelLink } from './panel-links.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PlainPublish } from './publish-action.tsx'

/** Part of an editor's panel that the editor adds, such as the sale of the item. */
export type FurtherPart = PanelLink & { content: ReactNode }

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
  further?: FurtherPart | undefined
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
        <Part id="publish" title={t('checklist.title')}>
          <Checklist />
          <PlainPublish detail={detail} />
        </Part>
      )}
      {!isTrashed && further && (
        <Part id={further.id} title={further.label}>
          {further.content}
        </Part>
      )}
      {!isTrashed && (
        <Part id="preview" title={t('preview.title')}>
          <PreviewFrame address={preview} />
        </Part>
      )}
      {!isTrashed && (
        <Part id="acts" title={t('acts.title')}>
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
        </Part>
      )}
      <Part id="history" title={t('history.title')}>
        <HistoryList data={data} locked={locked !== null} />
      </Part>
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

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="min-w-0">
      <h2 className="mb-2 border-b border-hairline pb-1 text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
