import { schedulerActor } from '../../../../domain/activities/acts.ts'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { ActivitiesData } from './load-activities.ts'
import { useSubjectTitle } from './use-subject-title.ts'

/** Options of the filter by person, and the filters that are set in words. */
export const useAppliedWords = ({ filters, page }: ActivitiesData) => {
  const { t } = useTranslation('activities')
  const { date } = useFormat()
  const titleOf = useSubjectTitle()
  const { actor, act, kind, item, from, to } = filters
  const [first] = page.items
  const administrators: [string, string][] = [
    ...page.administrators.map(({ id, name }): [string, string] => [id, name]),
    [schedulerActor, t('scheduler')],
  ]
  const known = administrators.find(([id]) => id === actor)?.[1]
  const person = actor && (known ?? first?.actor?.name ?? actor)
  const dayOf = (day: string | undefined) => day && date(startOfDayInIndia(day))
  const words = {
    actor: person,
    act: act && t(`acts.${act}`),
    kind: item && first ? undefined : kind && t(`kinds.${kind}`),
    item: item && (first ? `${t(`kinds.${first.kind}`)}: ${titleOf(first).text}` : item),
    day: from === to ? dayOf(from) : undefined,
    from: from === to ? undefined : dayOf(from),
    to: from === to ? undefined : dayOf(to),
  }
  const applied = (Object.keys(words) as (keyof typeof words)[]).flatMap((name) => {
    const value = words[name]
    return value ? [{ label: t(`filters.${name === 'item' ? 'kind' : name}`), value }] : []
  })
  return {
    people: person && known === undefined ? [...administrators, [actor, person] as const] : administrators,
    applied,
  }
}
