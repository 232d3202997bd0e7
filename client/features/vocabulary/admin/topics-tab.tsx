import { Link, useSearchParams } from 'react-router'
import { subjects, type Subject } from '../../../../domain/questions/subjects.ts'
import type { OfficeTopic } from '../../../../domain/vocabulary/contract.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { answerTo, RefusedNotice } from './name-fields.tsx'
import { MergeTopic, TopicForm, TransferTopic } from './topic-forms.tsx'

type Props = { topics: OfficeTopic[]; answer: OfficeAnswer | undefined }

/** Topics of one subject, which the address names, in their order. */
export function TopicsTab({ topics, answer }: Props) {
  const { t } = useTranslation('vocabulary')
  const [parameters] = useSearchParams()
  const subject: Subject = subjects.find((each) => each === parameters.get('subject')) ?? subjects[0]
  const shown = topics.filter((topic) => topic.subject === subject)
  return (
    <div className="grid max-w-4xl gap-4">
      <p className="max-w-reading text-muted">{t('topics.intro')}</p>
      <nav aria-label={t('topics.subjects')}>
        <ul className="flex flex-wrap gap-2">
          {subjects.map((each) => (
            <li key={each}>
              <Link
                to={{ search: `?${new URLSearchParams({ tab: 'topics', subject: each })}` }}
                aria-current={each === subject ? 'page' : undefined}
                className={`${compactButton} no-underline aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft`}
              >
                {t(`subjects.${each}`)}
                <span className="tabular text-muted">{topics.filter((topic) => topic.subject === each).length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {answer?.intent.startsWith('topic-') && <RefusedNotice answer={answer} />}
      <details
        key={`${subject} ${shown.length}`}
        className="card px-3 py-2"
        open={answerTo(answer, 'save-topic', '') !== undefined}
      >
        <summary className="cursor-pointer font-semibold text-primary">{t('topics.add')}</summary>
        <TopicForm topic={null} subject={subject} answer={answer} />
      </details>
      {shown.length === 0 ? (
        <EmptyState text={t('topics.none')} />
      ) : (
        <ol className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
          {shown.map((topic, index) => (
            <TopicRow
              key={topic.id}
              topic={topic}
              others={shown.filter(({ id }) => id !== topic.id)}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              answer={answer}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

type RowProps = {
  topic: OfficeTopic
  others: OfficeTopic[]
  isFirst: boolean
  isLast: boolean
  answer: Props['answer']
}

function TopicRow({ topic, others, isFirst, isLast, answer }: RowProps) {
  const { t } = useTranslation('vocabulary')
  const { pick } = useBilingual()
  return (
    <li className="flex items-start gap-2 px-2 py-1">
      <MoveButtons id={topic.id} of="topic" name={pick(topic.title)} isFirst={isFirst} isLast={isLast} />
      <details
        key={`${topic.title.en} ${topic.title.hi}`}
        className="min-w-0 grow"
        open={answer?.id === topic.id && !answer.intent.startsWith('topic-')}
      >
        <summary className="grid cursor-pointer grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5 after:col-start-2 after:row-start-1 sm:grid-cols-[1fr_auto_auto] sm:after:col-start-3">
          <span className="min-w-0 font-semibold">{pick(topic.title)}</span>
          <span className="tabular text-sm text-muted">
            {topic.questions === 0 ? t('unused') : t('uses.questions', { count: topic.questions })}
          </span>
        </summary>
        <TopicForm topic={topic} subject={topic.subject} answer={answer} />
        <div className="grid gap-3 border-t border-hairline py-3 sm:grid-cols-2">
          <TransferTopic topic={topic} answer={answer} />
          {others.length > 0 && <MergeTopic topic={topic} others={others} answer={answer} />}
        </div>
      </details>
    </li>
  )
}
