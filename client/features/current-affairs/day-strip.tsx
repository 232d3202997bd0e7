import { Link } from 'react-router'
import type { AffairStrip } from '../../../domain/current-affairs/contract.ts'
import { weekdayOf } from '../../../domain/india.ts'
import { paths } from '../../../domain/paths.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { useUnread } from './reads/use-unread.ts'
import { useDates } from './use-dates.ts'

type Props = {
  strip: AffairStrip
  /** Day of the page. */
  shown?: string
}

/** Seven days as links; a dot marks those with unread items. */
export function DayStrip({ strip, shown }: Props) {
  useStrings('affairDays')
  const { t } = useTranslation('affairDays')
  const unread = useUnread(strip)
  return (
    <nav aria-label={t('strip.label')} className="mb-5">
      <p className="mb-1 flex items-baseline justify-between gap-3 text-sm">
        <b>{t('strip.label')}</b>
        <span className="text-muted">{unread.size > 0 && t('reads.unread', { count: unread.size })}</span>
      </p>
      <ol className="grid grid-cols-7 gap-1">
        {strip.days.map(({ date, ids }) => (
          <li key={date}>
            <StripDay
              date={date}
              count={ids.length}
              unread={ids.filter((id) => unread.has(id)).length}
              isToday={date === strip.today}
              isShown={date === shown}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type DayProps = { date: string; count: number; unread: number; isToday: boolean; isShown: boolean }

function StripDay({ date, count, unread, isToday, isShown }: DayProps) {
  const { t } = useTranslation('affairDays')
  const dates = useDates()
  const content = (
    <>
      <span className={classes('text-xs', isToday && 'font-semibold')}>
        {isToday ? t('strip.today') : t(`strip.weekdays.d${weekdayOf(date)}`)}
      </span>{' '}
      <span className="text-lg leading-6 font-semibold tabular">{Number(date.slice(8))}</span>
      <span className="sr-only">
        {', '}
        {dates.day(date)}, {unread > 0 ? t('reads.unread', { count: unread }) : t('affairs:results', { count })}
      </span>
      <span
        aria-hidden
        className={classes(
          'size-2 rounded-full',
          unread > 0 ? (isShown ? 'bg-on-primary' : 'bg-accent') : 'bg-transparent',
        )}
      />
    </>
  )
  const box = 'flex min-h-16 flex-col items-center justify-center rounded-md border py-1'
  if (count === 0) return <p className={classes(box, 'border-transparent text-muted')}>{content}</p>
  return (
    <Link
      to={paths.currentAffair(date)}
      aria-current={isShown ? 'date' : undefined}
      className={classes(
        box,
        isShown
          ? 'border-primary bg-primary text-on-primary'
          : isToday
            ? 'border-primary bg-surface hover:bg-sunken'
            : 'border-hairline bg-surface hover:bg-sunken',
      )}
    >
      {content}
    </Link>
  )
}
