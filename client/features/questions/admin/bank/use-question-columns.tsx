import type { OfficeItem } from '../../../../../domain/content/office-list.ts'
import { difficulties, questionRights } from '../../../../../domain/questions/levels.ts'
import { statisticsFlags } from '../../../../../domain/results/statistics/flag-names.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OwnColumns } from '../../../../office/list/list-columns.ts'
import type { ListData } from '../../../../office/list/load-list.ts'
import { useSubjects } from '../../../../office/list/subject-column.ts'
import type { OfficeTopic } from '../../../../../domain/vocabulary/contract.ts'
import { questionKinds } from '../../../../../domain/questions/kinds/names.ts'

export type ShownTopic = Pick<OfficeTopic, 'subject' | 'slug' | 'title'>

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)

/** Columns that the list of questions has beside those of every list. */
export const useQuestionColumns = (data: Pick<ListData, 'subjects'>, topics: readonly ShownTopic[]): OwnColumns => {
  const { t } = useTranslation('questionBank')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const subjects = useSubjects(data, t('list.subject'))
  const topicOf = ({ own: { subject, topic } }: OfficeItem) =>
    topics.find((each) => each.subject === subject && each.slug === topic)
  return {
    subject: subjects.column,
    topic: {
      label: t('list.topic'),
      cell: (item) => {
        const topic = topicOf(item)
        return <span className="line-clamp-2 max-w-44 whitespace-normal">{topic ? pick(topic.title) : '–'}</span>
      },
    },
    kind: {
      label: t('list.kind'),
      cell: ({ own: { kind } }) => {
        const known = oneOf(questionKinds, kind)
        return known ? t(`kinds.${known}`) : '–'
      },
    },
    difficulty: {
      label: t('list.difficulty'),
      cell: ({ own: { difficulty } }) => {
        const known = oneOf(difficulties, difficulty)
        return known ? t(`difficulties.${known}`) : '–'
      },
    },
    measured: {
      label: t('list.measured'),
      cell: ({ own: { measured } }) => {
        const known = oneOf(difficulties, measured)
        return known ? t(`difficulties.${known}`) : '–'
      },
    },
    flags: {
      label: t('list.flags'),
      cell: ({ own: { flags } }) => {
        const raised = Array.isArray(flags) ? flags.flatMap((flag) => oneOf(statisticsFlags, flag) ?? []) : []
        return raised.length > 0 ? raised.map((flag) => t(`flags.${flag}`)).join(', ') : '–'
      },
    },
    seconds: {
      label: t('list.seconds'),
      isNumber: true,
      cell: ({ own: { seconds } }) => (typeof seconds === 'number' ? t('list.inSeconds', { count: seconds }) : '–'),
    },
    use: { label: t('list.use'), cell: ({ own: { use } }) => t(use === 'used' ? 'uses.used' : 'uses.unused') },
    rights: {
      label: t('list.rights'),
      cell: ({ own: { rights } }) => {
        const known = oneOf(questionRights, rights)
        return known ? t(`rights.${known}`) : '–'
      },
    },
    tags: {
      label: t('list.tags'),
      cell: ({ own: { tags } }) => (Array.isArray(tags) && tags.length > 0 ? tags.join(', ') : '–'),
    },
    deleted: { label: t('list.deleted'), cell: ({ deletedAt }) => (deletedAt === null ? '–' : date(deletedAt)) },
  }
}
