import type { OfficeDetail } from '../../../domain/content/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useChecklist } from './checklist.tsx'

/** Links to the parts of the panel, which is below the form on all but the widest screens. */
export function PanelLinks({ detail: { state } }: { detail: OfficeDetail }) {
  const { t } = useTranslation('publishing')
  const entries = useChecklist()
  const blocks = entries.some((entry) => entry.blocks)
  const look = 'link inline-flex min-h-9 items-center gap-1 text-sm whitespace-nowrap pointer-coarse:min-h-11'
  const isTrashed = state === 'trashed'
  return (
    <nav aria-label={t('title')} className="flex items-center gap-3 2xl:hidden">
      {!isTrashed && (
        <>
          <a href="#publish" className={look}>
            {t('checklist.short')}
            {entries.length > 0 && (
              <span
                className={`tabular rounded-full px-1.5 text-xs ${blocks ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'}`}
              >
                {entries.length}
              </span>
            )}
          </a>
          <a href="#preview" className={`${look} max-md:hidden`}>
            {t('preview.title')}
          </a>
        </>
      )}
      <a href="#history" className={isTrashed ? look : `${look} max-md:hidden`}>
        {t('history.title')}
      </a>
    </nav>
  )
}
