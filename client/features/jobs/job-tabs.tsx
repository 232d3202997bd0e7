import { Link } from 'react-router'
import type { JobCounts, JobsQuery } from '../../../domain/jobs/contract.ts'
import { countedTo } from '../../../domain/lists.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { allLists, listOf, withList } from './job-filters.ts'

const shown = (count: number): string => (count > countedTo ? `${countedTo}+` : String(count))

type Props = { filters: JobsQuery; counts: JobCounts | null }

/** Links to the lists, with the number of matches in each. */
export function JobTabs({ filters, counts }: Props) {
  const { t } = useTranslation('jobs')
  const current = listOf(filters)
  return (
    <nav aria-label={t('lists.label')} className="mb-4 flex flex-wrap gap-2">
      {allLists.map((list) => (
        <Link
          key={list}
          to={withList(filters, list)}
          aria-current={list === current ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm',
            list === current
              ? 'border-primary bg-primary font-semibold text-on-primary'
              : 'border-edge bg-surface hover:bg-sunken',
          )}
        >
          {t(`lists.${list}`)}
          {list !== 'saved' && counts && <span className="tabular">{shown(counts[list])}</span>}
        </Link>
      ))}
    </nav>
  )
}
