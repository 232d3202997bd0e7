import { Link, useSearchParams } from 'react-router'
import type { OfficeTopic } from '../../../../domain/vocabulary/contract.ts'
import type { OfferedTerm, Term } from '../../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EarlierNames } from './earlier-names.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { answerTo, RefusedNotice } from './name-fields.tsx'
import { MergeTopic, TopicForm, TransferTopic } from './topic-forms.tsx'

type Props = { topics: OfficeTopic[]; subjects: OfferedTerm[]; answer: OfficeAnswer | undefined }

/** Topics of one subject, which the address names, in their order. */
export function TopicsTab({ topics, subjects, answer }: Props) {
  const { t } = useTranslation('vocabulary')
  const [parameters] = useSearchParams()
  const { pick } = useBilingual()
  const offered = subjects.filter(({ id, archived }) => !archived || topics.some((topic) => topic.subject === id))
  const subject = (offered.find(({ id }) => id === parameters.get('subject')) ?? offered[0])?.id ?? ''
  const shown = topics.filter((topic) => topic.subject === subject)
  return (
    <div className="grid max-w-4xl gap-4">
      <p className="max-w-reading text-muted">{t('topics.intro')}</p>
      <nav aria-label={t('topics.subjects')}>
        <ul className="flex flex-wrap gap-2">
          {offered.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ search: `?${new URLSearchParams({ tab: 'topics', subject: id })}` }}
                aria-current={id === subject ? 'page' : undefined}
                className={`${compactButton} no-underline aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft`}
              >
                {pick(title)}
                <span className="tabular text-muted">{topics.filter((topic) => topic.subject === id).length}</span>
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
              subjects={subjects.filter(({ archived }) => !archived)}
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
  subjects: Term[]
  others: OfficeTopic[]
  isFirst: boolean
  isLast: boolean
  answer: Props['answer']
}

function TopicRow({ topic, subjects, others, isFirst, isLast, answer }: RowProps) {
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
        <EarlierNames id={topic.id} intent="save-topic" title={topic.title} earlier={topic.earlier} />
        <div className="grid gap-3 border-t border-hairline py-3 sm:grid-cols-2">
          <TransferTopic topic={topic} subjects={subjects} answer={answer} />
          {others.length > 0 && <MergeTopic topic={topic} others={others} answer={answer} />}
        </div>
      </details>
    </li>
  )
}
