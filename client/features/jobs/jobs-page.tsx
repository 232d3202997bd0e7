import type { JobPage, JobsQuery } from '../../../domain/jobs/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { SampleNotice } from '../../ui/sample-notice.tsx'
import { isMixed } from '../../ui/samples.ts'
import { FilterForm } from './filter-form.tsx'
import { isFiltered, withCursor, withList } from './job-filters.ts'
import { JobCard } from './job-card.tsx'
import { JobTabs } from './job-tabs.tsx'
import { NoneForMe, VisitorsList } from './lazy-own-list.ts'

type Props = {
  filters: JobsQuery
  /** Null when a visitor asks for a list of their own. */
  page: JobPage | null
}

/** Lists, filters and the jobs of the selected list. */
export function JobsPage({ filters, page }: Props) {
  const list = page?.list ?? filters.list ?? 'new'
  const { isJudged = false, hasSaved = false, counts = null } = page ?? {}
  // /jobs itself names no list to a student whose own it shows.
  const named = list === 'mine' ? { ...filters, list } : filters
  return (
    <>
      <JobTabs filters={filters} current={list} counts={counts} isJudged={isJudged} hasSaved={hasSaved} />
      {page ? <Jobs filters={named} page={page} /> : <VisitorsList list={list === 'mine' ? list : 'saved'} />}
    </>
  )
}

function Jobs({ filters, page }: { filters: JobsQuery; page: JobPage }) {
  const { t } = useTranslation('jobs')
  const { list, isJudged, items } = page
  if (list === 'mine' && items.length === 0 && page.next === null && !isFiltered(filters))
    return <NoneForMe isJudged={isJudged} />
  const emptySaved = list === 'saved' && !isFiltered(filters)
  return (
    <>
      <FilterForm filters={filters} organisations={page.organisations} />
      <ListFrame
        count={page.count}
        countText={(shown) => t('results', { count: page.count, shown })}
        clear={isFiltered(filters) ? withList({}, list, isJudged) : null}
        first={filters.cursor ? withCursor(filters, null) : null}
        next={page.next && withCursor(filters, page.next)}
        empty={{
          title: t(emptySaved ? 'empty.savedTitle' : 'empty.title'),
          text: t(emptySaved ? 'empty.savedText' : 'empty.text'),
        }}
      >
        <div className="grid gap-2 md:grid-cols-2 md:gap-3">
          {items.map((job) => (
            <JobCard key={job.id} job={job} serverNow={page.serverNow} isMixed={isMixed(items)} />
          ))}
        </div>
        <div className="mt-5">
          <SampleNotice items={items}>{t('samplesNote')}</SampleNotice>
        </div>
      </ListFrame>
    </>
  )
}
