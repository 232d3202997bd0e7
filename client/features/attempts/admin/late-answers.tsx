import { answerText } from '../../../../domain/attempts/answer-text.ts'
import type { Answer } from '../../../../domain/attempts/contract.ts'
import type { AttemptEvidence, EvidenceItem } from '../../../../domain/results/evidence.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useInstant } from '../../../i18n/use-instant.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'

type Props = {
  evidence: AttemptEvidence
  /** Id of the form that counts the chosen ones, where the list stands outside it. */
  form?: string | undefined
  /** Ids of the questions chosen in a refused form; null chooses all that can count. */
  chosen?: readonly string[] | null
}

/** Late answers of an attempt, each with the answer that counts, its times and why it is late, to be chosen. */
export function LateAnswers({ evidence: { items, countableUntil }, form, chosen = null }: Props) {
  const { t } = useTranslation('lateAnswers')
  const { dateTime } = useFormat()
  if (items.length === 0) return <p className="text-sm text-muted">{t('none')}</p>
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">
        {countableUntil === null ? t('never') : t('until', { time: dateTime(countableUntil) })}
      </p>
      <ol aria-label={t('label')} className="divide-y divide-hairline">
        {items.map((item) => (
          <LateAnswer
            key={item.questionId}
            item={item}
            form={form}
            isCountable={countableUntil !== null && item.reason !== 'after_deadline'}
            isChosen={chosen === null || chosen.includes(item.questionId)}
          />
        ))}
      </ol>
    </div>
  )
}

type LineProps = { item: EvidenceItem; form: string | undefined; isCountable: boolean; isChosen: boolean }

function LateAnswer({ item, form, isCountable, isChosen }: LineProps) {
  const { t } = useTranslation('lateAnswers')
  const { instant } = useInstant()
  const textOf = useAnswerText(item)
  const { questionId, number, section, answer, stands, at, receivedAt, reason } = item
  const facts = [
    [t('answer'), answer === null ? t('cleared') : textOf(answer)],
    [t('stands'), textOf(stands)],
    [t('given'), instant(at)],
    [t('arrived'), instant(receivedAt)],
  ] as const
  return (
    <li className="flex items-start gap-3 py-2">
      <input
        type="checkbox"
        name="entry"
        value={questionId}
        form={form}
        disabled={!isCountable}
        defaultChecked={isCountable && isChosen}
        aria-label={t('count', { number })}
        className="tick mt-0.5 size-5 shrink-0"
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {t('question', { number })}
          <span className="font-normal text-muted">
            {' · '}
            <BilingualText text={section} />
          </span>
        </p>
        <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="tabular break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 text-sm">{t(`reasons.${reason}`)}</p>
      </div>
    </li>
  )
}

/** Answers to one question as text, options by their letters. */
const useAnswerText = ({ optionIds }: EvidenceItem) => {
  const { t } = useTranslation('lateAnswers')
  return (answer: Answer): string => answerText(answer, optionIds, t('notAttempted')) ?? t('noAnswer')
}
