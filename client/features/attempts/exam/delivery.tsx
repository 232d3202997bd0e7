import { useEffect, useState } from 'react'
import type { Evidence } from '../../../../domain/attempts/contract.ts'
import { effectiveEntry } from '../../../../domain/attempts/palette.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam } from './exam-context.ts'
import { useAnswerText } from './use-answer-text.ts'
import { useInstant } from '../../../i18n/use-instant.ts'
import { useReached } from './use-time.ts'

/** Accumulates every question that was still unsent at any moment since the test was handed in. */
const useEverUnsent = (unsent: readonly string[]): readonly string[] => {
  const [everUnsent, setEverUnsent] = useState(unsent)
  useEffect(() => setEverUnsent((known) => [...new Set([...known, ...unsent])]), [unsent])
  return everUnsent
}

/** Answers received, answers only on this device and the time limit for those; then the outcome of each. */
export function Delivery({ countedUntil }: { countedUntil: number | null }) {
  const { t } = useTranslation('hall')
  const { attempt, state, sheet, paper } = useExam()
  const { clockTime } = useInstant()
  const everUnsent = useEverUnsent(state.unsent)
  const tooLate = useReached(attempt, state.countedUntil + 1)
  const answered = Object.keys(sheet.entries).filter(
    (id) => effectiveEntry(paper.saveMode, sheet, id).answer !== null,
  ).length
  const count = state.unsent.length
  const total = Math.max(answered, count)
  const time = clockTime(state.countedUntil)
  return (
    <>
      {count > 0 && (
        <p role="status" className="max-w-md font-semibold">
          {tooLate
            ? t('delivery.tooLate', { count, time })
            : t('delivery.waiting', { count, sent: total - count, total, time })}
        </p>
      )}
      {countedUntil !== null && (
        <p className="max-w-md">{t('delivery.otherDevice', { time: clockTime(countedUntil) })}</p>
      )}
      <Outcomes everUnsent={everUnsent} />
    </>
  )
}

function Outcomes({ everUnsent }: { everUnsent: readonly string[] }) {
  const { t } = useTranslation('hall')
  const { state, number } = useExam()
  const evidence = new Map((state.loaded?.evidence ?? []).map((each) => [each.questionId, each]))
  const questionIds = [...new Set([...everUnsent, ...state.uncounted.keys(), ...evidence.keys()])].sort(
    (one, other) => number(one) - number(other),
  )
  if (questionIds.length === 0 || state.unsent.length === questionIds.length) return null
  return (
    <ul aria-label={t('delivery.fates')} className="grid max-w-md gap-1 text-start text-sm">
      {questionIds.map((questionId) => (
        <li key={questionId} className="border-b border-hairline py-1">
          <b>{t('delivery.question', { number: number(questionId) })}</b>{' '}
          {state.unsent.includes(questionId) ? (
            t('delivery.isHere')
          ) : evidence.has(questionId) ? (
            <UncountedAnswer evidence={evidence.get(questionId) as Evidence} />
          ) : (
            t(state.uncounted.has(questionId) ? 'delivery.kept' : 'delivery.counts')
          )}
        </li>
      ))}
    </ul>
  )
}

function UncountedAnswer({ evidence: { questionId, answer, stands, receivedAt, reason } }: { evidence: Evidence }) {
  const { t } = useTranslation('delivery')
  const { dateTime } = useFormat()
  const answerText = useAnswerText()
  return (
    <>
      {t(`evidence.reasons.${reason}`, { time: dateTime(receivedAt) })}{' '}
      {t('evidence.both', { kept: answerText(questionId, answer), stands: answerText(questionId, stands) })}
    </>
  )
}
