import { Link } from 'react-router'
import { topics, type Topic } from '../../../../domain/notifications/topics.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { noticesAddress } from './notices-address.ts'

/** Links that narrow the notices to a topic. */
export function TopicTabs({ shown }: { shown: Topic | null }) {
  const { t } = useTranslation('notifications')
  return (
    <nav aria-label={t('filter')} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex w-max gap-2">
        {[null, ...topics].map((topic) => (
          <li key={topic}>
            <Link
              to={noticesAddress({ topic })}
              aria-current={topic === shown ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center rounded-full border px-4 text-sm whitespace-nowrap',
                topic === shown ? 'border-primary bg-primary-soft font-semibold text-primary' : 'border-edge text-ink',
              )}
            >
              {t(topic ? `topic.${topic}` : 'all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
