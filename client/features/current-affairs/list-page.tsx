import { CalendarDays, ListChecks, Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AffairList, AffairsQuery } from '../../../domain/current-affairs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import type { OfferedTerm } from '../../../domain/vocabulary/terms.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withCursor } from '../../ui/list-address.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { StudyTabs } from '../../ui/study-tabs.tsx'
import { AffairLines } from './affair-line.tsx'
import { FilterForm } from './filter-form.tsx'
import { groupByDay, isFiltered } from './filters.ts'
import { SampleNotice } from './sample-notice.tsx'
import { useDates } from './use-dates.ts'

type Props = { filters: AffairsQuery; list: AffairList; categories: readonly OfferedTerm[] }

/** Items by day, newest first, with links to quiz and digest. */
export function ListPage({ filters, list, categories }: Props) {
  const { t } = useTranslation('affairs')
  const dates = useDates()
  // The chosen month, or the newest when it has no items and so no digest.
  const digest = list.months.find((month) => month === filters.month) ?? list.months[0]
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-4 text-muted">{t('intro')}</p>
      <StudyTabs shown="currentAffairs" />
      <SampleNotice items={list.items} />
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        <EntryLink to={paths.currentAffairsQuiz()} icon={<ListChecks aria-hidden />} title={t('quiz.title')}>
          {t('quiz.card')}
        </EntryLink>
        {digest !== undefined && (
          <EntryLink
            to={paths.currentAffairsDigest(digest)}
            icon={<CalendarDays aria-hidden />}
            title={`${t('digest.title')}: ${dates.month(digest)}`}
          >
            {t('digest.card')}
          </EntryLink>
        )}
      </div>
      <FilterForm filters={filters} months={list.months} categories={categories} />
      <ListFrame
        count={list.count}
        countText={(count) => t('results', { count })}
        clear={isFiltered(filters) ? paths.currentAffairs() : null}
        first={filters.cursor ? withCursor(filters, null) : null}
        next={list.next && withCursor(filters, list.next)}
        empty={{ title: t('empty.title'), text: t(isFiltered(filters) ? 'empty.text' : 'none') }}
      >
        {groupByDay(list.items).map(({ date, items }) => (
          <section key={date} className="mb-8">
            <h2 className="mb-2 text-xl">
              <Link to={paths.currentAffair(date)} className="inline-flex min-h-11 items-center hover:text-primary">
                <time dateTime={date}>{dates.day(date)}</time>
              </Link>
            </h2>
            <AffairLines items={items} />
          </section>
        ))}
      </ListFrame>
      <p className="mt-8">
        <a href={paths.currentAffairsFeed()} className="link inline-flex min-h-11 items-center gap-2">
          <Rss aria-hidden className="size-4" />
          {t('feed')}
        </a>
      </p>
    </div>
  )
}

function EntryLink({ to, icon, title, children }: { to: string; icon: ReactNode; title: string; children: string }) {
  return (
    <article className="card relative flex gap-3 p-4 transition-colors hover:border-primary">
      <span className="mt-0.5 shrink-0 text-primary">{icon}</span>
      <div className="min-w-0">
        <h2 className="text-lg">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-md hover:text-primary">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-muted">{children}</p>
      </div>
    </article>
  )
}
