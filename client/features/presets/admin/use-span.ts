import type { Span } from '../../../../domain/catalogue/blueprints/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** A number from `min` to `max` in words. */
export const useSpan = () => {
  const { t } = useTranslation('presetEditor')
  return ({ min, max }: Span): string => (min === max ? String(min) : t('blueprints.range', { min, max }))
}
