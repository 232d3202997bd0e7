import type { StudentHead } from '../../../../domain/students/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'

/** Badges of the unusual states of an account; none for a normal one. */
export function StudentBadges({ student }: { student: StudentHead }) {
  const { t } = useTranslation('studentPage')
  const { blocked, isAdministrator, emailVerified, isMinor, consent } = student
  return (
    <span className="flex flex-wrap gap-1">
      {blocked && <Badge tone="danger">{t('states.blocked')}</Badge>}
      {isAdministrator && <Badge tone="primary">{t('states.administrator')}</Badge>}
      {isMinor && consent !== 'given' && <Badge tone="warning">{t('states.minor')}</Badge>}
      {!emailVerified && <Badge tone="warning">{t('states.unconfirmed')}</Badge>}
    </span>
  )
}
