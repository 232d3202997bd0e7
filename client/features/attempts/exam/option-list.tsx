import { optionsOf } from '../../../../domain/questions/kinds/options.ts'
import type { QuestionKind } from '../../../../domain/questions/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { Content } from './content.tsx'
import { useExam } from './exam-context.ts'
import { chosenOptions } from './use-exam-state.ts'

/** The answer after an option is chosen by pointer or key: one of them, or one more or less of several. */
export const toggled = (
  kind: QuestionKind,
  chosen: string[],
  optionId: string,
): { optionIds: string[] } | null => {
  if (kind !== 'msq') return { optionIds: [optionId] }
  const optionIds = chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId]
  return optionIds.length > 0 ? { optionIds } : null
}

export const letterOf = (index: number): string => String.fromCharCode(65 + index)

export function OptionList() {
  const { t } = useTranslation('attempt')
  const { question, sheet, view, act, number, readOnly } = useExam()
  const chosen = chosenOptions(sheet)
  return (
    <fieldset disabled={readOnly} className="mt-4 grid grid-cols-1 gap-2">
      <legend className="sr-only">{t('exam.options', { number: number(question.id) })}</legend>
      {optionsOf(question).map(({ id, content }, index) => (
        <label
          key={id}
          className={classes(
            'flex min-h-11 items-start gap-3 rounded-md border px-3 py-2',
            chosen.includes(id) ? 'border-primary bg-primary-soft' : 'border-hairline hover:bg-sunken',
          )}
        >
          <input
            type={question.kind === 'msq' ? 'checkbox' : 'radio'}
            name={`answer-${question.id}`}
            checked={chosen.includes(id)}
            onChange={() => act({ type: 'choose', answer: toggled(question.kind, chosen, id) })}
            className="mt-[0.3em] size-5 shrink-0 accent-primary"
          />
          <span aria-hidden className="shrink-0 font-semibold text-muted">
            {letterOf(index)}
          </span>
          <div className="min-w-0 flex-1">
            <Content text={content} view={view} />
          </div>
        </label>
      ))}
    </fieldset>
  )
}
