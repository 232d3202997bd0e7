import { Link, useLocation, useNavigation } from 'react-router'
import type { Activity } from '../../../../domain/activities/contract.ts'
import { addDays, dateInIndia } from '../../../../domain/india.ts'
import { withCursor } from '../../../ui/list-address.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { countText } from '../../../office/count-text.ts'
import { Paging } from '../../../office/list/paging.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityRow } from './activity-row.tsx'
import { ChainNotice } from './chain-verdict.tsx'
import { DayLinks } from './day-links.tsx'
import type { ActivitiesData } from './load-activities.ts'
import type { UndoAnswer } from './undo-action.ts'

type Props = { data: ActivitiesData; answer: UndoAnswer | undefined }

/** Activities by day, newest first, with their filters and the verdict on their chain. */
export function ActivityList({ data, answer }: Props) {
  const { t } = useTranslation('activities')
  const isLoading = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  const { page, filters, isFirst, verdict } = data
  const number = countText(page.count)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {answer && <Outcome answer={answer} />}
      {verdict && <ChainNotice verdict={verdict} />}
      <div className="grid gap-1">
        <DayLinks data={data} />
        <ActivityFilters data={data} />
      </div>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 text-sm text-muted">
        <p role="status">{t('count', { count: page.count, number })}</p>
        {Object.keys(filters).length > 0 && page.items.length > 0 && (
          <Link to={officePaths.adminActivities()} className="link inline-flex min-h-9 items-center">
            {t('noMatch.clear')}
          </Link>
        )}
      </div>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? <Nothing isFiltered={Object.keys(filters).length > 0} /> : <Days data={data} />}
      </div>
      <Paging
        label={t('pages')}
        first={isFirst ? null : pathname + withCursor(filters, null)}
        next={page.next && pathname + withCursor(filters, page.next)}
      />
    </div>
  )
}

function Outcome({ answer }: { answer: UndoAnswer }) {
  const { t } = useTranslation('activities')
  if ('undone' in answer) return <Notice tone="success">{t('undo.done')}</Notice>
  if ('hasDraft' in answer) return <Notice tone="warning">{t('undo.hasDraft')}</Notice>
  const isGone = answer.refusal.code === 'content.not_possible' || answer.refusal.code === 'content.revision_conflict'
  return <Notice tone="danger">{isGone ? t('undo.gone') : t(`errors:${answer.refusal.code}`)}</Notice>
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('activities')
  if (!isFiltered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <EmptyState
      title={t('noMatch.title')}
      text={t('noMatch.text')}
      action={
        <LinkButton look="secondary" to={officePaths.adminActivities()}>
          {t('noMatch.clear')}
        </LinkButton>
      }
    />
  )
}

function Days({ data: { page, words, now } }: { data: ActivitiesData }) {
  const { t } = useTranslation('activities')
  const { date } = useFormat()
  const today = dateInIndia(now)
  const nameOf = (day: string, at: number): string => {
    const name = day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : null
    return name ? t('days.on', { day: t(`days.${name}`), date: date(at) }) : date(at)
  }
  const days = Map.groupBy<string, Activity>(page.items as Activity[], ({ at }) => dateInIndia(at))
  return [...days].map(([day, acts]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="mt-2 border-b border-edge pb-1 text-base">
        {nameOf(day, acts[0]?.at ?? 0)}
      </h2>
      <ol>
        {acts.map((activity) => (
          <ActivityRow key={activity.seq} activity={activity} words={words} />
        ))}
      </ol>
    </section>
  ))
}
