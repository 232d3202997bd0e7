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
  const facts = [
    [t('fields.rows'), groupIndian(Number(rows))],
    [t('fields.format'), String(format).toUpperCase()],
    [t('fields.filter'), filter.length === 0 ? t('everyRow') : filter.map((each) => words(...each)).join('; ')],
  ]
  return (
    <p className="flex flex-wrap gap-x-4">
      {facts.map(([name, value]) => (
        <span key={name}>
          <span className="text-muted">{name}: </span>
          {value}
        </span>
      ))}
    </p>
  )
}
