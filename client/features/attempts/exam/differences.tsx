import { useState } from 'react'
import type { Difference } from '../../../../domain/attempts/contract.ts'
import { sameAnswer } from '../../../../domain/questions/kinds/entered.ts'
import { accessTo, shownAnswer } from '../../../../domain/attempts/palette.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useExam } from './exam-context.ts'
import { useAnswerText } from './use-answer-text.ts'
import { useInstant } from '../../../i18n/use-instant.ts'
import { useDismissed } from './use-dismissed.ts'

const keyOf = ({ questionId, other }: Difference): string => `${questionId} ${other.device} ${other.at}`

/**
 * Questions answered differently on the student's devices: the answer that counts, and a button to take the other one.
 */
export function Differences() {
  const { t } = useTranslation('hall')
  const { state, sheet, readOnly, attempt } = useExam()
  const [open, setOpen] = useState(false)
  const seen = useDismissed(attempt.attemptId)
  const unseen = (state.loaded?.differences ?? []).filter(
    (difference) =>
      !seen.has(keyOf(difference)) && !sameAnswer(shownAnswer(sheet, difference.questionId), difference.other.answer),
  )
  if (readOnly || unseen.length === 0) return null
  return (
    <section
      role="status"
      className="max-h-[50%] shrink-0 overflow-y-auto border-b border-warning bg-warning-soft text-sm"
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-4 px-3 text-start font-semibold"
      >
        {t('differences.title', { count: unseen.length })}
        <span className="link shrink-0">{t(open ? 'differences.hide' : 'differences.show')}</span>
      </button>
      {open && (
        <ul className="grid gap-2 px-3 pb-2">
          {unseen.map((difference) => (
            <Line key={keyOf(difference)} difference={difference} onSeen={() => seen.add(keyOf(difference))} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ difference, onSeen }: { difference: Difference; onSeen: () => void }) {
  const { t } = useTranslation('hall')
  const { clockTime } = useInstant()
  const answerText = useAnswerText()
  const { state, number, act, outline } = useExam()
  const { questionId, stands, other } = difference
  const place = (device: string) => t(device === state.device ? 'differences.here' : 'differences.elsewhere')
  const values = {
    number: number(questionId),
    other: answerText(questionId, other.answer),
    stands: answerText(questionId, stands.answer),
    otherTime: clockTime(other.at),
    standsTime: clockTime(stands.at),
    otherDevice: place(other.device),
    standsDevice: place(stands.device),
  }
  const take = () => {
    act({ type: 'jump', questionId })
    act({ type: 'choose', answer: other.answer })
    onSeen()
  }
  return (
    <li>
      <p>{t('differences.line', values)}</p>
      <p className="flex flex-wrap gap-3 pt-1">
        {accessTo(outline, questionId) === 'edit' && (
          <Button look="secondary" onClick={take}>
            {t('differences.take', values)}
          </Button>
        )}
        <Button look="secondary" onClick={onSeen}>
          {t('differences.keep', values)}
        </Button>
      </p>
    </li>
  )
}
