import { Link } from 'react-router'
import type { JobCounts, JobsQuery } from '../../../domain/jobs/contract.ts'
import type { AnyJobList } from '../../../domain/jobs/kinds.ts'
import { countedTo } from '../../../domain/lists.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { listsInOrder, withList } from './job-filters.ts'

const shown = (count: number): string => (count > countedTo ? `${countedTo}+` : String(count))

type Props = {
  filters: JobsQuery
  current: AnyJobList
  counts: JobCounts | null
  isJudged: boolean
  hasSaved: boolean
}

/** Links to the lists, with the number of matches in each; one row that scrolls on phones. */
export function JobTabs({ filters, current, counts, isJudged, hasSaved }: Props) {
  const { t } = useTranslation('jobs')
  return (
    <nav
      aria-label={t('lists.label')}
      className="mb-3 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
    >
      {listsInOrder(hasSaved).map((list) => (
        <Link
          key={list}
          to={withList(filters, list, isJudged)}
          aria-current={list === current ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-3 text-sm',
            list === current
              ? 'border-primary bg-primary font-semibold text-on-primary'
              : 'border-edge bg-surface hover:bg-sunken',
          )}
        >
          {t(`lists.${list}`)}
          {list !== 'mine' && counts && (list !== 'saved' || hasSaved) && (
            <span className="tabular">{shown(counts[list])}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
