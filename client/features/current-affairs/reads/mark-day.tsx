import { CheckCheck } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { AffairDay, AffairStrip } from '../../../../domain/current-affairs/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useStrings } from '../../../i18n/use-strings.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { addReadIds } from './device.ts'
import { useUnread } from './use-unread.ts'

type Props = { day: AffairDay; strip: AffairStrip }

/** Button that marks the items of a day as read; for a student a form, which works without script. */
export function MarkDay({ day, strip }: Props) {
  useStrings('affairDays')
  const { t } = useTranslation('affairDays')
  const shown = useUnread(strip)
  const unread = day.items.flatMap(({ id }) => (shown.has(id) ? [id] : []))
  const fetcher = useFetcher()
  const isRead = unread.length === 0 || fetcher.state !== 'idle'
  const label = (
    <>
      <CheckCheck aria-hidden className="size-5" />
      {t(isRead ? 'reads.all' : 'reads.markDay')}
    </>
  )
  if (strip.read === null)
    return (
      <Button look="secondary" disabled={isRead} onClick={() => addReadIds(unread)}>
        {label}
      </Button>
    )
  return (
    <fetcher.Form method="post" action={paths.currentAffair(day.date)}>
      {unread.map((id) => (
        <input key={id} type="hidden" name="read" value={id} />
      ))}
      <Button type="submit" look="secondary" disabled={isRead}>
        {label}
      </Button>
    </fetcher.Form>
  )
}
