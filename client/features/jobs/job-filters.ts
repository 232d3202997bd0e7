import { qualifications, states } from '../../../domain/accounts/student-profile.ts'
import type { JobsQuery } from '../../../domain/jobs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { allIndia, jobLevels, jobLists, lastDateWithin, type AnyJobList } from '../../../domain/jobs/kinds.ts'
import { oneOf, onlySet, textIn } from '../../ui/list-address.ts'

const allLists = ['mine', ...jobLists, 'saved'] as const

/** Lists in the order of their tabs; saved jobs are within sight once there are any. */
export const listsInOrder = (hasSaved: boolean): readonly AnyJobList[] =>
  hasSaved ? ['mine', 'saved', ...jobLists] : allLists

/** Filters of an address without empty and unknown values, so that every link shows a list. */
export const filtersOf = (search: URLSearchParams): JobsQuery => {
  const text = (name: string, length: number) => textIn(search, name, length)
  return onlySet<JobsQuery>({
    list: oneOf(allLists, text('list', 20)),
    level: oneOf(jobLevels, text('level', 20)),
    state: oneOf([...states, allIndia], text('state', 4)),
    qualification: oneOf(qualifications, text('qualification', 20)),
    organisation: text('organisation', 64),
    within: oneOf(lastDateWithin, text('within', 4)),
    cursor: text('cursor', 200),
  })
}

/** True when a filter is set; list and cursor do not count. */
export const isFiltered = ({ level, state, qualification, organisation, within }: JobsQuery): boolean =>
  Boolean(level ?? state ?? qualification ?? organisation ?? within)

const addressOf = (query: JobsQuery): string => {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined))
  return search.size > 0 ? `${paths.jobs()}?${search}` : paths.jobs()
}

/** Address of the current list from a cursor on; null for its beginning. */
export const withCursor = (filters: JobsQuery, cursor: string | null): string =>
  addressOf({ ...filters, cursor: cursor ?? undefined })

/**
 * Address of another list under the current filters. New is named only for a student, to whom /jobs itself may show their
 * own.
 */
export const withList = (filters: JobsQuery, list: AnyJobList, isJudged = false): string =>
  addressOf({ ...filters, list: list === 'new' && !isJudged ? undefined : list, cursor: undefined })
