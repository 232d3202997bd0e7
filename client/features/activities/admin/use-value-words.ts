import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Fields that hold instants, Unix milliseconds. */
const instants = new Set(['at', 'opensAt', 'savedAt', 'scheduledAt'])

/** Names and values of an act's fields in words. */
export const useValueWords = () => {
  const { t } = useTranslation('activities')
  const { dateTime } = useFormat()

  const nameOf = (field: string): string => {
    const text = t(`fields.${field}` as never)
    return text.endsWith(`fields.${field}`) ? field : text
  }

  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('nothing')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number' && instants.has(field)) return dateTime(value)
    if (field === 'state' && typeof value === 'string') return stateOf(value)
    if (Array.isArray(value))
      return value.length === 0 ? t('nothing') : value.map((each) => valueOf('', each)).join(', ')
    if (typeof value !== 'object') return String(value)
    return Object.entries(value)
      .map(([name, part]) => `${nameOf(name)}: ${valueOf(name, part)}`)
      .join('; ')
  }

  const stateOf = (state: string): string => {
    const text = t(`messages.stateOf.${state}` as never)
    return text.endsWith(`stateOf.${state}`) ? state : text
  }

  return { nameOf, valueOf }
}
