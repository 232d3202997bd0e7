import type { PaperQuestion } from '../../../../domain/attempts/contract.ts'
import { letterOf } from '../../../../domain/questions/kinds/entered.ts'
import { match, partsOf, type Part } from '../../../../domain/questions/kinds/presentation.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Content } from './content.tsx'
import { Lists } from './lists.tsx'
import { choicesOf } from './option-list.tsx'
import { Statements } from './statements.tsx'

type View = Parameters<typeof Content>[0]['view']
type OptionsPart = Extract<Part, { form: 'options' }>

/** The options, lists or statements of a question, read-only. */
export function QuestionParts({ question, view }: { question: PaperQuestion; view: View }) {
  return partsOf(question).map((part) =>
    match(part, {
      statements: ({ form, statements }) => <Statements key={form} statements={statements} view={view} />,
      options: ({ form, options }) => <Options key={form} options={options} marks={question.marks} view={view} />,
      lists: ({ form, rows, columns }) => <Lists key={form} rows={rows} columns={columns} view={view} />,
      field: () => null,
    }),
  )
}

type OptionsProps = { options: OptionsPart['options']; marks: PaperQuestion['marks']; view: View }

function Options({ options, marks, view }: OptionsProps) {
  const { t } = useTranslation('attempt')
  return choicesOf({ options, marks }).map(({ id, content }, index) => (
    <div key={id} className="mt-1 flex gap-2 ps-2">
      <span className="font-semibold text-muted">{letterOf(index)}</span>
      <div className="min-w-0 flex-1">{content ? <Content text={content} view={view} /> : t('exam.notAttempted')}</div>
    </div>
  ))
}
