import type { Paper, PaperQuestion } from '../../../../domain/attempts/contract.ts'
import { letterOf } from '../../../../domain/questions/kinds/entered.ts'
import { match, partsOf } from '../../../../domain/questions/kinds/presentation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** The answer sheet on a page of its own: circles to darken, and lines for typed answers. */
export function AnswerSheet({ paper }: { paper: Paper }) {
  const { t } = useTranslation('print')
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  const numbers = new Map(
    paper.sections.flatMap(({ questionIds }) => questionIds).map((questionId, index) => [questionId, index + 1]),
  )
  return (
    <section className="mt-10 break-before-page">
      <h2 className="text-lg">{t('sheetTitle')}</h2>
      <p className="mb-3 text-sm">{t('sheetHint')}</p>
      {paper.sections.map((section) => (
        <div key={section.id} className="mb-4">
          <h3 className="mb-1 text-sm">
            <BilingualText text={section.title} />
          </h3>
          <ol className="columns-2 gap-8 sm:columns-3 print:columns-3">
            {section.questionIds.map((questionId) => {
              const question = byId.get(questionId)
              return question && <Line key={questionId} number={numbers.get(questionId) ?? 0} question={question} />
            })}
          </ol>
        </div>
      ))}
    </section>
  )
}

function Line({ number, question }: { number: number; question: PaperQuestion }) {
  return (
    <li className="flex break-inside-avoid items-start gap-2 py-1 text-sm">
      <b className="w-7 shrink-0 text-end tabular-nums">{number}</b>
      <Places question={question} />
    </li>
  )
}

function Places({ question }: { question: PaperQuestion }) {
  return partsOf(question).map((part) =>
    match(part, {
      statements: () => null,
      options: ({ form, options }) => (
        <span key={form} className="flex gap-1">
          {Array.from({ length: options.length + (question.marks.blank === undefined ? 0 : 1) }, (_, index) => (
            <Circle key={index} text={letterOf(index)} />
          ))}
        </span>
      ),
      lists: ({ form, rows, columns }) => (
        <ul key={form} className="grid gap-1">
          {rows.map((row) => (
            <li key={row.id} className="flex gap-1">
              <span className="w-4">{row.id.toUpperCase()}</span>
              {columns.map(({ id }) => (
                <Circle key={id} text={id.toUpperCase()} />
              ))}
            </li>
          ))}
        </ul>
      ),
      field: ({ form }) => <span key={form} className="mt-4 h-px w-28 bg-current" />,
    }),
  )
}

function Circle({ text }: { text: string }) {
  return (
    <span className="grid size-5 place-items-center rounded-full border border-current text-[0.65rem] leading-none">
      {text}
    </span>
  )
}
