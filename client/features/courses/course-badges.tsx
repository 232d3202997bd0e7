import type { CourseSummary } from '../../../domain/courses/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccessBadge } from '../../ui/access-badge.tsx'
import { Badge } from '../../ui/badge.tsx'

/** Badges of a course: access, enrolment, certificate. */
export function CourseBadges({ course }: { course: CourseSummary }) {
  const { t } = useTranslation('courses')
  return (
    <span className="inline-flex flex-wrap gap-2">
      {course.hasCertificate && <Badge>{t('withCertificate')}</Badge>}
      {course.enrolled ? <Badge tone="success">{t('enrolled')}</Badge> : <AccessBadge item={course} t={t} />}
    </span>
  )
}
