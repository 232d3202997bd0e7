import { CheckCheck } from 'lucide-react'
import { useFetcher } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { addReadIds } from './device.ts'

type Props = {
  date: string
  /** Ids of the day's unread items. */
  unread: readonly string[]
  signedIn: boolean
}

/** Button that marks the items of a day as read; for a student a form, which works without script. */
export function MarkDay({ date, unread, signedIn }: Props) {
  const { t } = useTranslation('affairs')
  const fetcher = useFetcher()
  const isRead = unread.length === 0 || fetcher.state !== 'idle'
  const label = (
    <>
      <CheckCheck aria-hidden className="size-5" />
      {t(isRead ? 'reads.all' : 'reads.markDay')}
    </>
  )
  if (!signedIn)
    return (
      <Button look="secondary" disabled={isRead} onClick={() => addReadIds(unread)}>
        {label}
      </Button>
    )
  return (
    <fetcher.Form method="post" action={paths.currentAffair(date)}>
      {unread.map((id) => (
        <input key={id} type="hidden" name="read" value={id} />
      ))}
      <Button type="submit" look="secondary" disabled={isRead}>
        {label}
      </Button>
    </fetcher.Form>
  )
}
