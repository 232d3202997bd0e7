import { useState } from 'react'
import { certainties, type Certainty } from '../../../../domain/revision/certainty.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { useExam } from '../exam/exam-context.ts'
import { useStudy } from './study-context.ts'

/** How sure the student is of the answer that is checked next; a second tap takes it back. */
export function CertaintyTaps() {
  const { t } = useTranslation('practice')
  const { sheet } = useExam()
  const { attempt } = useStudy()
  const [chosen, setChosen] = useState<Certainty | null>(null)
  const choose = (certainty: Certainty) => {
    const next = chosen === certainty ? null : certainty
    setChosen(next)
    attempt.setExtras(sheet.currentId, next ? { certainty: next } : {})
  }
  return (
    <fieldset className="mt-4 border-t border-hairline pt-2">
      <legend className="text-sm text-muted">{t('certainty.ask')}</legend>
      <div className="mt-1 grid grid-cols-3 gap-2">
        {certainties.map((certainty) => (
          <button
            key={certainty}
            type="button"
            aria-pressed={chosen === certainty}
            onClick={() => choose(certainty)}
            className={classes(
              'min-h-11 rounded-md border px-2 text-sm font-semibold',
              chosen === certainty ? 'border-primary bg-primary-soft' : 'border-edge bg-surface',
            )}
          >
            {t(`certainty.${certainty}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
