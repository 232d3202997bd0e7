import { synonymFaults, synonymLimits, type SynonymFault } from '../../../../domain/search/synonym-faults.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

const shown = 5

/** Faults of typed search words, by control; none while they are in order. */
export const useSynonymMessages = (typed: Record<string, string> | undefined): Record<string, string> => {
  const { t } = useTranslation('settings')
  const faults = synonymFaults(typed?.['groups'] ?? '')
  if (faults.length === 0) return {}
  const text = (fault: SynonymFault): string => {
    const { kind, ...values } = fault
    return t(`wrong.synonyms.${kind}`, { ...values, words: synonymLimits.words, max: synonymLimits[limitOf(kind)] })
  }
  const more = faults.length > shown ? [t('wrong.synonyms.more', { count: faults.length - shown })] : []
  return { groups: [...faults.slice(0, shown).map(text), ...more].join(' ') }
}

const limitOf = (kind: SynonymFault['kind']): keyof typeof synonymLimits =>
  kind === 'groups' ? 'groups' : kind === 'many' ? 'phrases' : 'length'
