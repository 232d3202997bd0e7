import type { ActivitiesQuery } from '../../../../domain/activities/contract.ts'
import { addDays, dateInIndia } from '../../../../domain/india.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ChoiceLinks } from '../../../office/list/choice-links.tsx'
import type { ActivitiesData } from './load-activities.ts'

type Range = Pick<ActivitiesQuery, 'from' | 'to'>

/** Days that are one press away. */
const rangesAt = (now: number) => {
  const today = dateInIndia(now)
  const yesterday = addDays(today, -1)
  return {
    all: {},
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, -6), to: today },
  } satisfies Record<string, Range>
}

const isSame = (one: Range, other: Range): boolean => one.from === other.from && one.to === other.to

/** True when the days of the filters are among the links. */
export const isLinked = (filters: Range, now: number): boolean =>
  Object.values(rangesAt(now)).some((range) => isSame(range, filters))

/** Links to usual days; the other filters stay. */
export function DayLinks({ data: { filters, now } }: { data: ActivitiesData }) {
  const { t } = useTranslation('activities')
  const { from: _, to: __, ...others } = filters
  const ranges = Object.entries(rangesAt(now)) as [keyof ReturnType<typeof rangesAt>, Range][]
  const choices = ranges.map(([name, range]) => ({
    to: `${officePaths.adminActivities()}?${new URLSearchParams({ ...others, ...range })}`,
    label: t(`days.${name}`),
    isShown: isSame(range, filters),
  }))
  return <ChoiceLinks label={t('days.label')} choices={choices} />
}
