import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { affairSubject, suspensions } from '../../../../domain/revision/cards.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import type { CardTopic, RevisionOverview } from '../../../../domain/revision/queue.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IntentForm } from './intent-form.tsx'

/** Address of the list of some cards. */
export const cardsAddress = (filter: Record<string, string>): string =>
  `${learningPaths.revision()}?${new URLSearchParams(filter)}#cards`

/** Cards by topic, those that are not asked, and saved questions that are no cards. */
export function Topics({ overview: { topics, suspended, savedLeft, total } }: { overview: RevisionOverview }) {
  const { t } = useTranslation('revision')
  const bySubject = [...Map.groupBy(topics, ({ subject }) => subject)]
  const notAsked = suspensions.filter((reason) => suspended[reason] > 0)
  return (
    <section id="topics" aria-labelledby="topics-title" className="card grid gap-3 p-4 sm:p-6">
      <h2 id="topics-title" className="text-lg">
        {t('topics.title')}
      </h2>
      <p className="text-muted">{t('topics.total', { count: total, number: groupIndian(total) })}</p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {bySubject.map(([subject, rows]) => (
          <li key={subject}>
            <Subject rows={rows} />
          </li>
        ))}
      </ul>
      {notAsked.length > 0 && (
        <p>
          {t('topics.notAsked', {
            reasons: notAsked
              .map((reason) =>
                t(`topics.${reason}`, { count: suspended[reason], number: groupIndian(suspended[reason]) }),
              )
              .join(', '),
          })}{' '}
          <Link to={cardsAddress({ state: 'suspended' })} className="link inline-flex min-h-11 items-center">
            {t('topics.see')}
          </Link>
        </p>
      )}
      {savedLeft > 0 && (
        <div className="grid gap-2">
          <p>{t('topics.saved', { count: savedLeft, number: groupIndian(savedLeft) })}</p>
          <IntentForm fields={{ intent: 'add-saved' }}>{t('topics.addSaved')}</IntentForm>
        </div>
      )}
    </section>
  )
}

/** A subject with its topics folded in. */
function Subject({ rows }: { rows: CardTopic[] }) {
  const { t } = useTranslation('revision')
  const { pick } = useBilingual()
  const [first] = rows
  if (!first) return null
  const { subject, subjectTitle } = first
  const title = subject === affairSubject ? t('topics.affairs') : subjectTitle ? pick(subjectTitle) : subject
  const sum = (of: (row: CardTopic) => number) => rows.reduce((total, row) => total + of(row), 0)
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5 hover:text-primary">
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
        <span className="grow font-semibold">{title}</span>
        <Numbers cards={sum(({ cards }) => cards)} due={sum(({ due }) => due)} />
      </summary>
      <ul className="mb-2 divide-y divide-hairline ps-8">
        {rows.map((row) => (
          <TopicRow key={row.topic} row={row} />
        ))}
      </ul>
    </details>
  )
}

function Numbers({ cards, due }: Pick<CardTopic, 'cards' | 'due'>) {
  const { t } = useTranslation('revision')
  return (
    <span className="tabular shrink-0 text-sm text-muted">
      {t('topics.cards', { count: cards, number: groupIndian(cards) })}
      {due > 0 && `, ${t('topics.due', { count: due, number: groupIndian(due) })}`}
    </span>
  )
}

function TopicRow({ row: { subject, topic, topicTitle, cards, due } }: { row: CardTopic }) {
  const { pick } = useBilingual()
  return (
    <li>
      <Link
        to={cardsAddress({ subject, topic })}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5 text-ink no-underline hover:text-primary"
      >
        <span className="underline underline-offset-4">{topicTitle ? pick(topicTitle) : topic}</span>
        <Numbers cards={cards} due={due} />
      </Link>
    </li>
  )
}
