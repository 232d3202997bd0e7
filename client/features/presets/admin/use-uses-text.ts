import type { PresetUses } from '../../../../domain/catalogue/presets/office.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Numbers of tests by state in words. */
export const useUsesText = () => {
  const { t } = useTranslation('presetEditor')
  return (uses: PresetUses): string => {
    const parts = (['open', 'planned', 'over'] as const).filter((state) => uses[state] > 0)
    return parts.length === 0
      ? t('uses.none')
      : t('uses.tests', { list: parts.map((state) => t(`uses.${state}`, { number: uses[state] })).join(' · ') })
  }
}
