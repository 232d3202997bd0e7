import { useEffect, useEffectEvent, useState } from 'react'
import { shownAnswer } from '../../../../../domain/attempts/palette.ts'
import { certainties } from '../../../../../domain/revision/certainty.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { classes } from '../../../../ui/classes.ts'
import { useExam } from '../exam-context.ts'
import { useCertaintySwitch } from './certainty-switch.ts'
import { certaintyOn, recordSaid, saidCertainties } from './said-certainties.ts'

/** Three small buttons that say how sure an answer is, for students who switched them on. */
export function CertaintyButtons() {
  const { t } = useTranslation('hall')
  const exam = useExam()
  const { attempt, sheet, mayAnswer, number } = exam
  const isOn = useCertaintySwitch()
  const [saids, setSaids] = useState(0)
  const record = useEffectEvent(() => recordSaid(exam))
  useEffect(() => record(), [sheet, saids])
  if (!isOn) return null

  const questionId = sheet.currentId
  const answer = shownAnswer(sheet, questionId)
  const said = certaintyOn(attempt, questionId, answer)
  const say = (certainty: (typeof certainties)[number]) => {
    saidCertainties(attempt).set(questionId, { answer, certainty, isRecorded: false })
    setSaids(saids + 1)
  }
  return (
    <div
      role="group"
      aria-label={t('certainty.question', { number: number(questionId) })}
      className="mt-4 flex flex-wrap items-center gap-2 text-sm"
    >
      <span aria-hidden className="text-muted">
        {t('certainty.ask')}
      </span>
      {certainties.map((certainty) => (
        <button
          key={certainty}
          type="button"
          aria-pressed={said === certainty}
          disabled={!mayAnswer || answer === null}
          onClick={() => say(certainty)}
          className={classes(
            'min-h-11 rounded-full border px-4 disabled:opacity-60',
            said === certainty ? 'border-primary bg-primary font-semibold text-on-primary' : 'border-edge',
          )}
        >
          {t(`certainty.${certainty}`)}
        </button>
      ))}
    </div>
  )
}
