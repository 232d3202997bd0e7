import { CalendarDays, Rss } from 'lucide-react'
import { Link } from 'react-router'
import type { AffairList, AffairsQuery, AffairStrip, QuizToday } from '../../../domain/current-affairs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import type { OfferedTerm } from '../../../domain/vocabulary/terms.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withCursor } from '../../ui/list-address.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { StudyTabs } from '../../ui/study-tabs.tsx'
import { AffairLines } from './affair-line.tsx'
import { DayStrip, QuizCard } from './lazy-days.tsx'
import { FilterForm } from './filter-form.tsx'
import { groupByDay, isFiltered } from './filters.ts'
import { useUnread } from './reads/use-unread.ts'
import { SampleNotice } from './sample-notice.tsx'
import { useDates } from './use-dates.ts'

type Props = {
  filters: AffairsQuery
  list: AffairList
  strip: AffairStrip
  quiz: QuizToday | null
  categories: readonly OfferedTerm[]
}

/** Items by day, newest first, with links to quiz and digest. */
export function ListPage({ filters, list, strip, quiz, categories }: Props) {
  const { t } = useTranslation('affairs')
  const dates = useDates()
  const unread = useUnread(strip)
  // The chosen month, or the newest when it has no items and so no digest.
  const digest = list.months.find((month) => month === filters.month) ?? list.months[0]
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-4 text-muted max-sm:hidden">{t('intro')}</p>
      <StudyTabs shown="currentAffairs" />
      {quiz && <QuizCard quiz={quiz} />}
      {strip.days.some(({ ids }) => ids.length > 0) && <DayStrip strip={strip} />}
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
          <section key={date} className="mb-5 lg:grid lg:grid-cols-[15rem_1fr]">
            <h2 className="mb-2 text-xl">
              <Link to={paths.currentAffair(date)} className="inline-flex min-h-11 items-center hover:text-primary">
                <time dateTime={date}>{dates.day(date)}</time>
              </Link>
            </h2>
            <AffairLines items={items} unread={unread} />
          </section>
        ))}
      </ListFrame>
      <div className="mt-5">
        <SampleNotice items={list.items} />
      </div>
      <p className="mt-8 flex flex-wrap gap-x-6">
        {digest !== undefined && (
          <Link to={paths.currentAffairsDigest(digest)} className="link inline-flex min-h-11 items-center gap-2">
            <CalendarDays aria-hidden className="size-5" />
            {t('digest.title')}: {dates.month(digest)}
          </Link>
        )}
        <a href={paths.currentAffairsFeed()} className="link inline-flex min-h-11 items-center gap-2">
          <Rss aria-hidden className="size-4" />
          {t('feed')}
        </a>
      </p>
    </div>
  )
}
