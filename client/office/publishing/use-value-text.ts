import type { PlainValue } from '../../../domain/content/diff.ts'
import { fieldAt, labelKeyOf } from '../../../domain/content/fields.ts'
import { exactTimecode } from '../../../domain/videos/exact-timecode.ts'
import { indiaOffsetMs, startOfDayInIndia } from '../../../domain/india.ts'
import { groupIndian, rupees } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useFieldWords } from '../editor/editor-context.ts'

/** Midnight in India, which stands for a whole day. */
const isMidnight = (at: number): boolean => (at + indiaOffsetMs) % 86_400_000 === 0

/** A value of a field as a person reads it: dates, money and choices in the language of the office. */
export const useValueText = () => {
  const { t } = useTranslation('publishing')
  const { form, label, hasLabel, choices } = useFieldWords()
  const { date, dateTime } = useFormat()
  const choice = (list: string, value: string) => choices[list]?.find((each) => each.value === value)?.label ?? value
  const option = (path: string, value: string) => {
    const key = `${labelKeyOf(path)}_${value}`
    return hasLabel(key) ? label(key) : value
  }
  const one = (path: string, value: Exclude<PlainValue, unknown[]>): string => {
    if (value === null || value === '') return t('diff.blank')
    if (typeof value === 'boolean') return t(value ? 'diff.yes' : 'diff.no')
    const field = fieldAt(form.fields, path)
    if (typeof value === 'number') {
      if (field?.type === 'rupees') return `₹${rupees(value)}`
      if (field?.type === 'timecode') return exactTimecode(value)
      if (field?.type === 'moment' && Number.isFinite(new Date(value).getTime()))
        return isMidnight(value) ? date(value) : dateTime(value)
      return groupIndian(value)
    }
    if (field?.type === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return date(startOfDayInIndia(value))
    if (field?.type === 'choice' || field?.type === 'choices') return option(path, value)
    if (field?.type === 'reference') return choice(field.to, value)
    if (field?.type === 'exams') return choice('exams', value)
    return value
  }
  return (path: string, value: PlainValue): string => {
    if (!Array.isArray(value)) return one(path, value)
    if (value.length === 0) return t('diff.blank')
    const type = fieldAt(form.fields, path)?.type
    if (type === 'pair') return value.map((each, end) => one(`${path}.${end}`, each)).join(' – ')
    const inner = type === 'list' ? `${path}.0` : path
    return value.map((each) => one(inner, each)).join(', ')
  }
}
