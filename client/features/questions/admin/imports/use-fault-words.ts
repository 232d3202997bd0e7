import { letterOf } from '../../../../../domain/questions/kinds/entered.ts'
import type { RowFault } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

const plainFields = [
  'subject',
  'topic',
  'exams',
  'difficulty',
  'targetSeconds',
  'rights',
  'source',
  'tags',
  'code',
  'passage',
  'stem',
  'solution',
  'hint',
  'key',
] as const

/** Names of fields by their paths in a question. */
export const useFieldName = () => {
  const { t } = useTranslation('questionImports')
  const partName = ([first = '', second = '']: string[]): string => {
    const known = plainFields.find((each) => each === first)
    if (known) return t(`fields.${known}`)
    if (first === 'statements') return t(second === 'reason' ? 'fields.reason' : 'fields.assertion')
    if (first === 'reasons') return t('fields.optionReason', { letter: second.toUpperCase() })
    const letter = /^\d+$/.test(second) ? letterOf(Number(second)) : second.toUpperCase()
    if (first === 'options') return t('fields.option', { letter })
    if (first === 'rows') return t('fields.row', { letter })
    if (first === 'columns') return t('fields.column', { letter })
    return t('fields.whole')
  }
  return (path: string): string => {
    const parts = path.split('.')
    const language = parts.at(-1)
    const field = partName(parts)
    return language === 'en' || language === 'hi'
      ? t('inLanguage', { field, language: t(`language.${language}`) })
      : field
  }
}

/** A fault in words: its field, the value there, what is wrong with it, and what was probably meant. */
export const useFaultWords = () => {
  const { t } = useTranslation('questionImports')
  const fieldName = useFieldName()
  const saying = ({ code, difference, suggestion }: RowFault): string => {
    if (code === 'languages_differ' && difference) return t(`publishing:checks.${difference}`)
    return t(`faults.${code}`, { row: suggestion ?? '' })
  }
  return (fault: RowFault): { field: string; value: string | undefined; text: string } => {
    const { path, column, value, suggestion, code, questionId } = fault
    const meant = code === 'unknown_value' && suggestion ? ` ${t('meant', { name: suggestion })}` : ''
    const known = questionId && suggestion ? ` (${suggestion})` : ''
    const where = column ? t('inColumn', { column }) : path === '' ? t('fields.whole') : fieldName(path)
    return { field: where, value: value || undefined, text: `${saying(fault)}${known}${meant}` }
  }
}
