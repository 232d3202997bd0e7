import type { OfficeAffair } from '../../../../../domain/current-affairs/office.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { CheckText } from './check-text.tsx'

/** Entries of an item's checklist that do not prevent publication, folded behind their number. */
export function Warnings({ item }: { item: Pick<OfficeAffair, 'checklist'> }) {
  const { t } = useTranslation('affairEditor')
  const warnings = item.checklist.filter(({ blocks }) => !blocks)
  if (warnings.length === 0) return null
  return (
    <details className="text-sm open:basis-full">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-warning pointer-coarse:min-h-11">
        {t('day.warnings', { count: warnings.length })}
      </summary>
      <ul className="list-disc ps-5 pb-1 text-muted">
        {warnings.map((entry) => (
          <li key={`${entry.code} ${entry.path}`}>
            <CheckText entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  )
}
