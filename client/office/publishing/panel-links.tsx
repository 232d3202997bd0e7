import { EllipsisVertical } from 'lucide-react'
import type { OfficeDetail } from '../../../domain/content/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { iconButton } from '../button-classes.ts'
import { FoldOut } from '../fold-out.tsx'
import { useChecklist } from './checklist.tsx'

export type PanelLink = { id: string; label: string }

const useParts = (isTrashed: boolean, further: PanelLink | undefined): PanelLink[] => {
  const { t } = useTranslation('publishing')
  const history: PanelLink = { id: 'history', label: t('history.title') }
  if (isTrashed) return [history]
  return [
    ...(further ? [further] : []),
    { id: 'preview', label: t('preview.title') },
    history,
    { id: 'acts', label: t('acts.title') },
  ]
}

/** Links to the parts of the panel, which is below the form on all but the widest screens; on a phone in a menu. */
export function PanelLinks({ detail: { state }, further }: { detail: OfficeDetail; further?: PanelLink | undefined }) {
  const { t } = useTranslation('publishing')
  const isTrashed = state === 'trashed'
  const parts = useParts(isTrashed, further)
  const look = 'link inline-flex min-h-9 items-center gap-1 text-sm whitespace-nowrap pointer-coarse:min-h-11'
  return (
    <nav aria-label={t('title')} className="flex items-center gap-x-3 max-md:gap-x-1 2xl:hidden">
      {!isTrashed && (
        <a href="#publish" className={look}>
          {t('checklist.short')}
          <Count />
        </a>
      )}
      {parts.map(({ id, label }) => (
        <a key={id} href={`#${id}`} className={`${look} max-md:hidden`}>
          {label}
        </a>
      ))}
      <PartsMenu parts={parts} />
    </nav>
  )
}

/** Number of entries of the checklist. */
function Count() {
  const entries = useChecklist()
  if (entries.length === 0) return null
  const tone = entries.some((entry) => entry.blocks) ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'
  return <span className={`tabular rounded-full px-1.5 text-xs ${tone}`}>{entries.length}</span>
}

/** Menu of a phone. */
function PartsMenu({ parts }: { parts: readonly PanelLink[] }) {
  const { t } = useTranslation('publishing')
  return (
    <FoldOut
      label={t('parts')}
      summary={<EllipsisVertical aria-hidden className="size-5" />}
      className="md:hidden"
      summaryClass={`${iconButton} size-11 after:hidden!`}
      panelClass="right-0 z-50 w-56 py-1"
    >
      <ul>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center px-4 text-ink no-underline hover:bg-primary-soft">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </FoldOut>
  )
}
