import { useLocation } from 'react-router'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { screenAt } from '../../office/frame/screens.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ComingScreen } from './screens.ts'

/** Placeholder of a screen of the office, with the list of its planned contents. */
export function OfficeComingPage({ screen }: { screen: ComingScreen }) {
  const { t } = useTranslation('coming')
  const { pathname } = useLocation()
  const list = screenAt(pathname)
  const title = t(`screens.${screen}.title`)
  const holds = t(`screens.${screen}.holds`)
  const isBelow = list !== undefined && list.to !== pathname
  return (
    <>
      <PageHead title={title} description={holds} index={false} />
      <PageHeading
        title={title}
        state={<Badge>{t('label')}</Badge>}
        {...(isBelow && { back: { to: list.to, label: t(`officeFrame:screens.${list.key}`) } })}
      />
      <PageBody narrow>
        <EmptyState text={holds} />
      </PageBody>
    </>
  )
}
