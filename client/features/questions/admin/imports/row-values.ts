import type { ImportedQuestion } from '../../../../../domain/questions/exchange/contract.ts'

/** Part of a row as its correction posts it. */
export type RowValue = { path: string; value: string; isLong: boolean }

const languages = ['en', 'hi'] as const

/** Options that a question without any is offered. */
const blankOptions = 4

const line = (path: string, value: string | number | undefined): RowValue => ({
  path,
  value: value === undefined ? '' : String(value),
  isLong: false,
})

const text = (path: string, value: { en: string; hi: string } | undefined): RowValue[] =>
  languages.map((language) => ({ path: `${path}.${language}`, value: value?.[language] ?? '', isLong: true }))

const needsOptions = ({ key, options, rows, statements }: ImportedQuestion): boolean =>
  !options && !rows && !statements && key === undefined

/** Parts of a question in the order of the form; blank ones where a part may be missing. */
export const valuesOf = (question: ImportedQuestion): RowValue[] => {
  const { options = [], rows = [], columns = [], statements, reasons = {}, hint } = question
  const offered = needsOptions(question) ? Array.from({ length: blankOptions }, () => undefined) : options
  return [
    line('subject', question.subject),
    line('topic', question.topic),
    line('difficulty', question.difficulty),
    line('targetSeconds', question.targetSeconds),
    ...text('stem', question.stem),
    ...(statements
      ? [...text('statements.assertion', statements.assertion), ...text('statements.reason', statements.reason)]
      : []),
    ...offered.flatMap((option, index) => text(`options.${index}.content`, option?.content)),
    ...rows.flatMap(({ content }, index) => text(`rows.${index}.content`, content)),
    ...columns.flatMap(({ content }, index) => text(`columns.${index}.content`, content)),
    ...text('solution', question.solution),
    ...Object.entries(reasons).flatMap(([id, reason]) => text(`reasons.${id}`, reason)),
    ...(hint ? text('hint', hint) : []),
    line('exams', question.exams?.join(', ')),
    line('tags', question.tags?.join(', ')),
    line('code', question.code),
    line('passage', question.passage?.code),
    line('rights', question.rights),
    line('source', question.source),
  ]
}
