import type { Activity } from '../../../../domain/activities/contract.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { exportedFilter } from './exported-filter.ts'
import { useFilterWords } from './use-filter-words.ts'

/** Rows, format and filters of an exported list. */
export function ExportedList({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activities')
  const words = useFilterWords(activity.itemId)
  const { format, rows } = activity.facts
  const filter = Object.entries(exportedFilter(activity))
  const lines = [
    [t('fields.rows'), groupIndian(Number(rows))],
    [t('fields.format'), String(format).toUpperCase()],
    [t('fields.filter'), filter.length === 0 ? t('everyRow') : filter.map((each) => words(...each)).join('; ')],
  ]
  return (
    <>
      {lines.map(([name, value]) => (
        <p key={name}>
          <span className="text-muted">{name}: </span>
          {value}
        </p>
      ))}
    </>
  )
}
