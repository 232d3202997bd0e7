import type { OfficeItem } from '../../../domain/content/office-list.ts'
import { trashRetentionDays } from '../../../domain/content/trash.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { StateBadge } from './state-badge.tsx'

const dayMs = 86_400_000
/** Days before the deletion at which it is a warning. */
const soonDays = 3

/** State of a row; in the bin the days until it is deleted for good. */
export function RowState({ item, now }: { item: OfficeItem; now: number }) {
  const { t } = useTranslation('officeList')
  const { date } = useFormat()
  if (item.deletedAt === null) return <StateBadge item={item} />
  const goneAt = item.deletedAt + trashRetentionDays * dayMs
  const left = Math.max(0, Math.ceil((goneAt - now) / dayMs))
  return (
    <time
      dateTime={new Date(goneAt).toISOString()}
      title={t('bin.goneOn', { when: date(goneAt) })}
      className={classes('shrink-0 whitespace-nowrap', left <= soonDays ? 'text-danger' : 'text-muted')}
    >
      {t('bin.left', { count: left })}
    </time>
  )
}
