import { Briefcase, ClipboardList, IndianRupee, Megaphone, Sparkles, Trophy, User, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { addDays, dateInIndia } from '../../../../domain/india.ts'
import type { Notice } from '../../../../domain/notifications/contract.ts'
import type { Topic } from '../../../../domain/notifications/topics.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'

const signs: Record<Topic, LucideIcon> = {
  tests: ClipboardList,
  results: Trophy,
  jobs: Briefcase,
  content: Sparkles,
  messages: Megaphone,
  purchases: IndianRupee,
  account: User,
}

/** Notices under their days in India. */
export function DayList({ notices, now }: { notices: readonly Notice[]; now: number }) {
  const days = [...Map.groupBy(notices, ({ at }) => dateInIndia(at))]
  return days.map(([day, ofDay]) => (
    <section key={day} className="mt-6">
      <DayHeading day={day} at={ofDay[0]?.at ?? now} today={dateInIndia(now)} />
      <ul className="card divide-y divide-hairline">
        {ofDay.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  ))
}

function DayHeading({ day, at, today }: { day: string; at: number; today: string }) {
  const { t } = useTranslation('notifications')
  const { date } = useFormat()
  const names = new Map([
    [today, t('today')],
    [addDays(today, -1), t('yesterday')],
  ])
  return <h2 className="mb-2 text-lg">{names.get(day) ?? date(at)}</h2>
}

/** A notice; an unread one is set in bold and named so. Its address marks it as read and leads to its item. */
function NoticeRow({ notice: { id, topic, title, text, at, isRead } }: { notice: Notice }) {
  const { t } = useTranslation('notifications')
  const { timeOfDay } = useFormat()
  const Sign = signs[topic]
  return (
    <li>
      <Link to={paths.notification(id)} className="flex gap-3 p-4 text-ink hover:bg-primary-soft">
        <Sign aria-hidden className={classes('mt-0.5 size-5 shrink-0', isRead ? 'text-muted' : 'text-primary')} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className={classes('block', !isRead && 'font-semibold')}>{title}</span>
          <span className="block text-muted">{text}</span>
          <span className="tabular flex flex-wrap items-center gap-2 text-sm text-muted">
            {!isRead && <Badge tone="primary">{t('unread')}</Badge>}
            <span>
              {t(`topic.${topic}`)} · <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}
