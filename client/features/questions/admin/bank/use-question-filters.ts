import { questionKinds } from '../../../../../domain/questions/kinds/names.ts'
import { difficulties, questionRights } from '../../../../../domain/questions/levels.ts'
import { statisticsFlags } from '../../../../../domain/results/statistics/flag-names.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OwnFilter } from '../../../../office/list/list-filters.tsx'
import type { ListData } from '../../../../office/list/load-list.ts'
import { useSubjects } from '../../../../office/list/subject-column.ts'
import type { ShownTopic } from './use-question-columns.tsx'

type Data = Pick<ListData, 'subjects' | 'address'>

/** Topics of the chosen subject, else of every subject with its name. */
const useTopicFilter = ({ subjects, address }: Data, topics: readonly ShownTopic[]): OwnFilter => {
  const { t } = useTranslation('questionBank')
  const { pick } = useBilingual()
  const chosen = address.filters['subject']
  const names = new Map(subjects.map(({ id, title }) => [id, pick(title)]))
  const shown = chosen ? topics.filter(({ subject }) => subject === chosen) : topics
  return {
    name: 'topic',
    label: t('list.topic'),
    options: shown.map(({ subject, slug, title }) => [
      slug,
      chosen ? pick(title) : `${names.get(subject) ?? subject}: ${pick(title)}`,
    ]),
  }
}

/** Filters of the list of questions. */
export const useQuestionFilters = (data: Data, topics: readonly ShownTopic[], tags: readonly string[]): OwnFilter[] => {
  const { t } = useTranslation('questionBank')
  const subjects = useSubjects(data, t('list.subject'))
  return [
    subjects.filter,
    useTopicFilter(data, topics),
    { name: 'kind', label: t('list.kind'), options: questionKinds.map((kind) => [kind, t(`kinds.${kind}`)]) },
    {
      name: 'difficulty',
      label: t('list.difficulty'),
      options: difficulties.map((level) => [level, t(`difficulties.${level}`)]),
    },
    {
      name: 'measured',
      label: t('list.measured'),
      options: difficulties.map((level) => [level, t(`difficulties.${level}`)]),
    },
    { name: 'flags', label: t('list.flags'), options: statisticsFlags.map((flag) => [flag, t(`flags.${flag}`)]) },
    {
      name: 'use',
      label: t('list.use'),
      options: [
        ['used', t('uses.used')],
        ['unused', t('uses.unused')],
      ],
    },
    { name: 'reports', label: t('list.reports'), options: [['open', t('reports.open')]] },
    {
      name: 'keys',
      label: t('list.keys'),
      options: (['proposed', 'corrected', 'dropped'] as const).map((state) => [state, t(`keys.${state}`)]),
    },
    { name: 'rights', label: t('list.rights'), options: questionRights.map((right) => [right, t(`rights.${right}`)]) },
    { name: 'tags', label: t('list.tags'), options: tags.map((tag) => [tag, tag]) },
  ]
}
