import type { CourseSummary } from '../../../domain/courses/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'

/** Whether a course is free, had already or for buyers, whether one is in it, and whether it ends with a certificate. */
export function CourseBadges({ course: { access, entitlement, enrolled, hasCertificate } }: { course: CourseSummary }) {
  const { t } = useTranslation('courses')
  return (
    <span className="inline-flex flex-wrap gap-2">
      {hasCertificate && <Badge>{t('withCertificate')}</Badge>}
      {enrolled ? (
        <Badge tone="success">{t('enrolled')}</Badge>
      ) : access === 'free' ? (
        <Badge tone="success">{t('common:free')}</Badge>
      ) : (
        <Badge tone={entitlement === 'open' ? 'success' : 'primary'}>
          {t(entitlement === 'open' ? 'owned' : 'premium')}
        </Badge>
      )}
    </span>
  )
}
