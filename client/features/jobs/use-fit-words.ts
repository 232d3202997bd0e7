import type { EligibilityCheck, EligibilityReason } from '../../../domain/jobs/eligibility.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Reasons and points to check in a few words each. */
export const useFitWords = () => {
  const { t } = useTranslation('job')

  const reason = (found: EligibilityReason): string => {
    switch (found.why) {
      case 'qualification':
        return t('fit.qualification', { qualification: t(`student:qualification.${found.needs}`) })
      case 'domicile':
        return t('fit.domicile', { state: t(`student:state.${found.state}`) })
      case 'no_seats':
        return t('fit.no_seats', { category: t(`student:category.${found.category}`) })
      default:
        return t(`fit.${found.why}`)
    }
  }

  const check = (left: EligibilityCheck): string => {
    switch (left.check) {
      case 'missing':
        return t(`fit.missing.${left.field}`)
      case 'equivalence':
        return t('fit.equivalence', { qualification: t(`student:qualification.${left.needs}`) })
      default:
        return t(`fit.${left.check}`)
    }
  }

  return { reason, check }
}
