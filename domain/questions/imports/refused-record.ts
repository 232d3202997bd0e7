import type { Language } from '../../language.ts'
import type { ImportedQuestion } from '../exchange/contract.ts'
import { exportColumns, type FieldName } from '../exchange/fields.ts'
import { recordOfQuestion } from '../exchange/record-of-question.ts'
import type { RowFault, RowFaultCode } from './contract.ts'

type Words = { language: Language; faults: Record<RowFaultCode, string> }

const fieldNames: Record<string, string> = { targetSeconds: 'time', passage: 'passageCode', key: 'answer' }

/** Field of a path in a question, such as `option.b.hi` of `options.1.content.hi`. */
const fieldOf = (path: string, { options }: ImportedQuestion): string => {
  const [part = '', name = '', ...rest] = path.split('.')
  const language = rest.at(-1)
  if (part === 'options') return `option.${options?.[Number(name)]?.id ?? name}.${language}`
  if (part === 'rows' || part === 'columns') return `${part.slice(0, -1)}.${Number(name) + 1}.${language}`
  if (part === 'reasons') return `optionReason.${name}.${language}`
  if (part === 'statements') return `${name}.${language}`
  return fieldNames[part] ?? (name === 'en' || name === 'hi' ? path : part)
}

const filled = (words: string, row: string): string => words.replace('{{row}}', row)

/** Writes refused rows with the reasons for their refusal, in a language. */
export const refusedRecords = ({ language, faults: words }: Words) => {
  const headings = new Map<string, string>(exportColumns(language).map(({ field, heading }) => [field, heading]))
  const sentence = (fault: RowFault, question: ImportedQuestion): string => {
    const { code, column, path, value, suggestion = '' } = fault
    const place = column ?? headings.get(fieldOf(path, question))
    const meant = code === 'unknown_value' && suggestion ? ` → ${suggestion}` : ''
    return `${place ? `${place}: ` : ''}${filled(words[code], suggestion)}${value ? ` “${value}”` : ''}${meant}`
  }
  return (question: ImportedQuestion, faults: readonly RowFault[]): Map<FieldName, string> => {
    const { passage, ...parts } = question
    const code = passage?.code === undefined ? {} : { passage: passage.code }
    const reasons = faults.filter(({ blocks }) => blocks).map((fault) => sentence(fault, question))
    const record = recordOfQuestion({ question: { ...parts, ...code }, passage: passage ?? null })
    return record.set('refusal', reasons.join('\n'))
  }
}
