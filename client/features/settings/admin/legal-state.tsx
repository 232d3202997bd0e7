import type { OfficeLegalPage } from '../../../../domain/settings/legal.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'

/** State of a legal page in badges: published, with a version to come, with a draft. */
export function LegalState({ page: { versions, draft } }: { page: OfficeLegalPage }) {
  const { t } = useTranslation('settings')
  const isUpcoming = versions.some(({ state }) => state === 'upcoming')
  return (
    <span className="inline-flex flex-wrap gap-1">
      {versions.some(({ state }) => state === 'current') && <Badge tone="success">{t('legal.published')}</Badge>}
      {isUpcoming && <Badge tone="primary">{t('legal.upcoming')}</Badge>}
      {draft && <Badge>{t('legal.draft')}</Badge>}
    </span>
  )
}
