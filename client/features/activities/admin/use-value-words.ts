import { startOfDayInIndia } from '../../../../domain/india.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Fields that hold instants, Unix milliseconds. */
const instants = new Set(['at', 'opensAt', 'savedAt', 'scheduledAt'])

/** Names and values of an act's fields in words. */
export const useValueWords = () => {
  const { t } = useTranslation('activities')
  const { date, dateTime } = useFormat()

  const nameOf = (field: string): string => {
    const text = t(`fields.${field}` as never)
    return text.endsWith(`fields.${field}`) ? field : text
  }

  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('nothing')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number' && instants.has(field)) return dateTime(value)
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return date(startOfDayInIndia(value))
    if (field === 'language' && (value === 'en' || value === 'hi')) return t(`fields.${value}`)
    if (field === 'state' && typeof value === 'string') return named(`messages.stateOf.${value}`, value)
    if (field === 'kind' && typeof value === 'string') return named(`affairEditor:facts.kinds.${value}`, value)
    if (Array.isArray(value))
      return value.length === 0 ? t('nothing') : value.map((each) => valueOf('', each)).join(', ')
    if (typeof value !== 'object') return String(value)
    return Object.entries(value)
      .map(([name, part]) => `${nameOf(name)}: ${valueOf(name, part)}`)
      .join('; ')
  }

  /** Text at an address; the value itself where there is none. */
  const named = (address: string, value: string): string => {
    const text = t(address as never)
    return address.endsWith(text) ? value : text
  }

  return { nameOf, valueOf }
}
