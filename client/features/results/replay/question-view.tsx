import { CircleDot, Circle } from 'lucide-react'
import type { Answer, PaperQuestion } from '../../../../domain/attempts/contract.ts'
import { chosenOf, letterOf } from '../../../../domain/questions/kinds/entered.ts'
import { match, optionsOf, partsOf, type Part } from '../../../../domain/questions/kinds/presentation.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { ReviewText } from '../review-text.tsx'
import { useAnswerText } from '../use-answer-text.ts'
import type { ShownQuestion } from './use-questions.ts'

type Props = ShownQuestion & { answer: Answer }

/** A question as it was on the screen, with the answer of that moment and without its key. */
export function QuestionView({ question, passage, answer }: Props) {
  const { t } = useTranslation('replay')
  const { language } = useLanguage()
  const answerText = useAnswerText()
  const chosen = chosenOf(answer)
  return (
    <>
      {passage && (
        <details className="mb-2">
          <summary className="min-h-11 font-semibold text-primary">{t('passage')}</summary>
          <ReviewText text={passage.content} view={language} />
        </details>
      )}
      <ReviewText text={question.stem} view={language} />
      <Parts question={question} chosen={chosen} />
      <p className="mt-3 text-sm text-muted">
        {t('answerThen')}{' '}
        <b className="text-ink">
          {answerText(
            answer,
            optionsOf(question).map(({ id }) => id),
          )}
        </b>
      </p>
    </>
  )
}

/** Options or entered answer below the stem of a question. */
function Parts({ question, chosen }: { question: PaperQuestion; chosen: readonly string[] }) {
  const { t } = useTranslation('replay')
  const { language } = useLanguage()
  return partsOf(question).map((part) =>
    match(part, {
      statements: ({ statements }) =>
        (['assertion', 'reason'] as const).map((name) => (
          <div key={name} className="mt-2">
            <p className="text-sm font-semibold text-muted">{t(name)}</p>
            <ReviewText text={statements[name]} view={language} />
          </div>
        )),
      options: ({ form, options }) => <Options key={form} options={options} chosen={chosen} />,
      lists: ({ form, rows, columns }) => (
        <div key={form} className="mt-3 grid grid-cols-2 gap-4">
          <Entries entries={rows} />
          <Entries entries={columns} />
        </div>
      ),
      field: () => null,
    }),
  )
}

type Options = Extract<Part, { form: 'options' }>['options']

function Options({ options, chosen }: { options: Options; chosen: readonly string[] }) {
  const { t } = useTranslation('replay')
  const { language } = useLanguage()
  return (
    <ul className="mt-3 grid gap-2">
      {options.map(({ id, content }, index) => {
        const isChosen = chosen.includes(id)
        const Icon = isChosen ? CircleDot : Circle
        return (
          <li
            key={id}
            className={classes(
              'flex items-start gap-2 rounded-md border px-3 py-2',
              isChosen ? 'border-primary bg-primary-soft' : 'border-hairline',
            )}
          >
            <Icon aria-hidden size={18} className={classes('mt-1 shrink-0', isChosen && 'text-primary')} />
            <span className="font-semibold text-muted">{letterOf(index)}</span>
            <div className="min-w-0 flex-1">
              <ReviewText text={content} view={language} />
            </div>
            {isChosen && <span className="shrink-0 text-sm font-semibold">{t('chosen')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

type Entries = Extract<Part, { form: 'lists' }>['rows']

/** One side of a matching question, with the letters that answers name. */
function Entries({ entries }: { entries: Entries }) {
  const { language } = useLanguage()
  return (
    <ul className="grid content-start gap-2">
      {entries.map(({ id, content }) => (
        <li key={id} className="flex gap-2">
          <span className="font-semibold text-muted uppercase">{id}</span>
          <div className="min-w-0 flex-1">
            <ReviewText text={content} view={language} />
          </div>
        </li>
      ))}
    </ul>
  )
}
