import { Bell as BellSign } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { badgeOf, hasGrown, onUnread, spokenCount } from './unread.ts'
import { useUnread } from './use-unread.ts'

/** Link to the notices with the number of unread ones; a number that grows is announced. */
export function Bell({ userId }: { userId: string }) {
  const { t } = useTranslation('shell')
  const unread = useUnread(userId)
  const isGrown = useSyncExternalStore(onUnread, hasGrown, () => false)
  const label = unread > 0 ? t('unread', { count: spokenCount(unread) }) : t('notifications')
  return (
    <>
      <Tooltip label={label}>
        <LinkButton to={paths.notifications()} look="quiet" size="icon" className="relative text-ink!">
          <BellSign aria-hidden className="size-5" />
          {unread > 0 && (
            <span
              aria-hidden
              className="tabular absolute top-1 right-0 rounded-full bg-primary px-1 text-xs leading-tight font-semibold text-on-primary"
            >
              {badgeOf(unread)}
            </span>
          )}
        </LinkButton>
      </Tooltip>
      <span role="status" className="sr-only">
        {isGrown ? label : ''}
      </span>
    </>
  )
}
