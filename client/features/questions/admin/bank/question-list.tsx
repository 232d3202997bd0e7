import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { ListAnswer } from '../../../../office/list/list-action.ts'
import type { ListShape } from '../../../../office/list/list-shape.ts'
import type { ListData } from '../../../../office/list/load-list.ts'
import { OfficeList } from '../../../../office/list/office-list.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { deletedListShape, questionListShape } from './question-list-shape.ts'
import { useQuestionColumns, type ShownTopic } from './use-question-columns.tsx'
import { useQuestionFilters } from './use-question-filters.ts'

type Props = {
  data: ListData
  topics: readonly ShownTopic[]
  /** Tags that questions have. */
  tags: readonly string[]
  answer: ListAnswer | undefined
}

/** List of questions of every state but the bin. */
export function QuestionList(props: Props) {
  const { t } = useTranslation('questionBank')
  const empty = {
    title: t('list.emptyTitle'),
    text: t('list.emptyText'),
    action: <LinkButton to={officePaths.adminQuestionNew()}>{t('create')}</LinkButton>,
  }
  return <Questions shape={questionListShape} empty={empty} {...props} />
}

/** Questions in the bin. */
export function DeletedList(props: Props) {
  const { t } = useTranslation('questionBank')
  return (
    <Questions shape={deletedListShape} empty={{ title: t('bin.emptyTitle'), text: t('bin.emptyText') }} {...props} />
  )
}

type QuestionsProps = Props & { shape: ListShape; empty: Parameters<typeof OfficeList>[0]['texts']['empty'] }

function Questions({ shape, empty, data, topics, tags, answer }: QuestionsProps) {
  const { t } = useTranslation('questionBank')
  return (
    <OfficeList
      shape={shape}
      data={data}
      answer={answer}
      columns={useQuestionColumns(data, topics)}
      filters={useQuestionFilters(data, topics, tags)}
      editorOf={officePaths.adminQuestion}
      texts={{ search: t('list.search'), empty }}
    />
  )
}
