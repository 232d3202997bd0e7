import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Keys } from '../../office/frame/keys/keys.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { Rail } from '../../office/frame/rail.tsx'
import { ReasonedButton } from '../../office/frame/reasoned-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { sampleItems } from './office-samples.ts'
import { Specimen } from './specimens.tsx'

/** Heading, buttons, keys and navigation of the office. */
export function OfficeFrameParts() {
  const { t } = useTranslation('ui')
  const { pathname } = useLocation()
  return (
    <>
      <Specimen label={t('office.heading')}>
        <PageHeading
          level={4}
          title={sampleItems[0]?.title.en ?? ''}
          lang="en"
          back={{ to: pathname, label: t('office.jobs') }}
          state={<Badge>{t('officeFrame:states.draft')}</Badge>}
          more={<Button look="secondary">{t('office.preview')}</Button>}
        />
      </Specimen>
      <Specimen label={t('office.reasoned')}>
        <div className="flex flex-wrap gap-3">
          <ReasonedButton reason={null}>{t('office.publish')}</ReasonedButton>
          <ReasonedButton reason={t('office.reason')}>{t('office.publish')}</ReasonedButton>
        </div>
      </Specimen>
      <Specimen label={t('officeFrame:keys.title')}>
        <p className="flex flex-wrap gap-4">
          <Keys press="Ctrl+K" />
          <Keys press="Ctrl+Enter" />
          <Keys press="?" />
          <Keys press="j" />
        </p>
      </Specimen>
      <Specimen label={t('office.rail')}>
        <div inert className="flex max-h-96 gap-4 overflow-hidden">
          <Rail isNarrow={false} onToggle={() => {}} />
          <Rail isNarrow onToggle={() => {}} />
        </div>
      </Specimen>
    </>
  )
}
