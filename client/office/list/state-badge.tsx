import type { OfficeItem } from '../../../domain/content/office-list.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = {
  scheduled: 'primary',
  trashed: 'danger',
} as const

/** State of an item; nothing for one that is published without changes since. */
export function StateBadge({ item }: { item: Pick<OfficeItem, 'state' | 'hasDraft' | 'scheduledAt'> }) {
  const { t } = useTranslation('officeList')
  const { dateTime } = useFormat()
  const { state, hasDraft, scheduledAt } = item
  if (scheduledAt !== null)
    return (
      <span title={t('scheduledFor', { when: dateTime(scheduledAt) })}>
        <Badge tone="primary">{t('states.scheduled')}</Badge>
      </span>
    )
  if (state === 'published') return hasDraft ? <Badge>{t('edited')}</Badge> : null
  return <Badge tone={tones[state as keyof typeof tones] ?? 'neutral'}>{t(`states.${state}`)}</Badge>
}
