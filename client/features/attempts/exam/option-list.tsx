import { Expand, Strikethrough } from 'lucide-react'
import { letterOf, notAttemptedId } from '../../../../domain/questions/kinds/entered.ts'
import type { PaperQuestion } from '../../../../domain/attempts/contract.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { Content } from './content.tsx'
import { useExam } from './exam-context.ts'
import { chosenOptions } from './use-exam-state.ts'

/** Toggles an option: replaces a single choice, or adds to or removes from several. */
export const toggled = (several: boolean, chosen: string[], optionId: string): { optionIds: string[] } | null => {
  if (!several || (optionId === notAttemptedId && !chosen.includes(optionId))) return { optionIds: [optionId] }
  const others = chosen.filter((id) => id !== optionId && id !== notAttemptedId)
  const optionIds = chosen.includes(optionId) ? others : [...others, optionId]
  return optionIds.length > 0 ? { optionIds } : null
}

const helper = 'grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink'

type OptionQuestion = Extract<PaperQuestion, { options: unknown }>

type Choice = { id: string; content: Bilingual | null }

/** The options, plus "not attempted" if a blank answer costs marks. */
export const choicesOf = ({ options, marks }: Pick<OptionQuestion, 'options' | 'marks'>): Choice[] =>
  marks.blank === undefined ? options : [...options, { id: notAttemptedId, content: null }]

type Props = { question: OptionQuestion }

export const OneOption = ({ question }: Props) => <OptionList question={question} several={false} />
export const SeveralOptions = ({ question }: Props) => <OptionList question={question} several />

function OptionList({ question, several }: Props & { several: boolean }) {
  const { t } = useTranslation('attempt')
  const { number } = useExam()
  return (
    <fieldset className="mt-4 grid grid-cols-1 gap-2">
      <legend className="sr-only">{t('exam.options', { number: number(question.id) })}</legend>
      {choicesOf(question).map((choice, index) => (
        <Option key={choice.id} question={question} several={several} choice={choice} letter={letterOf(index)} />
      ))}
    </fieldset>
  )
}

type OptionProps = Props & { several: boolean; choice: Choice; letter: string }

function Option({ question, several, choice: { id, content }, letter }: OptionProps) {
  const { t } = useTranslation('attempt')
  const { sheet, view, act, mayAnswer, strikes } = useExam()
  const chosen = chosenOptions(sheet)
  const struck = strikes.of(question.id).includes(id)
  return (
    <div
      className={classes(
        'flex items-start rounded-md border',
        chosen.includes(id) ? 'border-primary bg-primary-soft' : 'border-hairline hover:bg-sunken',
      )}
    >
      <label className="flex min-h-11 min-w-0 flex-1 items-start gap-3 px-3 py-2">
        <input
          type={several ? 'checkbox' : 'radio'}
          name={`answer-${question.id}`}
          checked={chosen.includes(id)}
          disabled={!mayAnswer}
          onChange={() => act({ type: 'choose', answer: toggled(several, chosen, id) })}
          className="tick mt-[0.16em] size-5 hi:mt-[0.23em]"
        />
        <span aria-hidden className="w-4 shrink-0 font-semibold text-muted">
          {letter}
        </span>
        <div className={classes('min-w-0 flex-1 [&_img]:max-h-48', struck && 'text-muted line-through')}>
          {struck && <span className="sr-only">{t('hall:helpers.struckOut')} </span>}
          {content ? <Content text={content} view={view} /> : t('exam.notAttempted')}
        </div>
      </label>
      {content?.en.includes('<img') && (
        // Outside the label, so that a press chooses nothing. The listener is in pictures.tsx.
        <button
          type="button"
          data-enlarge
          aria-label={t('hall:helpers.enlargeOption', { option: letter })}
          className={helper}
        >
          <Expand aria-hidden size={18} />
        </button>
      )}
      {strikes.on && content && (
        <button
          type="button"
          disabled={!mayAnswer}
          aria-pressed={struck}
          aria-label={t('hall:helpers.strikeOut', { option: letter })}
          onClick={() => strikes.toggle(question.id, id)}
          className={classes(helper, struck && 'text-danger')}
        >
          <Strikethrough aria-hidden size={18} />
        </button>
      )}
    </div>
  )
}
