import type { JobPage, JobsQuery } from '../../../domain/jobs/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loginAddress } from '../../sign-in-first.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { FilterForm } from './filter-form.tsx'
import { isFiltered, listOf, withCursor, withList } from './job-filters.ts'
import { JobCard } from './job-card.tsx'
import { JobTabs } from './job-tabs.tsx'

type Props = {
  filters: JobsQuery
  /** Null when a visitor asks for saved jobs. */
  page: JobPage | null
}

/** Lists, filters and the jobs of the selected list. */
export function JobsPage({ filters, page }: Props) {
  const { t } = useTranslation('jobs')
  const list = listOf(filters)
  const emptySaved = list === 'saved' && !isFiltered(filters)
  return (
    <>
      <JobTabs filters={filters} counts={page?.counts ?? null} />
      {page ? (
        <>
          <FilterForm filters={filters} organisations={page.organisations} />
          <ListFrame
            count={page.count}
            countText={(shown) => t('results', { count: page.count, shown })}
            clear={isFiltered(filters) ? withList({}, list) : null}
            first={filters.cursor ? withCursor(filters, null) : null}
            next={page.next && withCursor(filters, page.next)}
            empty={{
              title: t(emptySaved ? 'empty.savedTitle' : 'empty.title'),
              text: t(emptySaved ? 'empty.savedText' : 'empty.text'),
            }}
          >
            <div className="grid gap-4 md:grid-cols-2">
              {page.items.map((job) => (
                <JobCard key={job.id} job={job} serverNow={page.serverNow} />
              ))}
            </div>
          </ListFrame>
        </>
      ) : (
        <EmptyState
          illustration="empty"
          title={t('empty.signInTitle')}
          text={t('empty.signInText')}
          action={<LinkButton to={loginAddress(withList({}, 'saved'))}>{t('empty.signIn')}</LinkButton>}
        />
      )}
    </>
  )
}
