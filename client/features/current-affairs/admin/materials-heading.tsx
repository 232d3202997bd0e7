import type { ReactNode } from 'react'
import { PageHeading } from '../../../office/frame/page-heading.tsx'
import { Tabs } from '../../../office/frame/tabs.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'

export const materialsTabs = ['', 'current-affairs', 'facts', 'feeds', 'files'] as const
type MaterialsTab = (typeof materialsTabs)[number]

/** Heading of /admin/materials with its tabs. */
export function MaterialsHeading({ shown, action }: { shown: MaterialsTab; action?: ReactNode }) {
  const { t } = useTranslation('affairEditor')
  const tabs = [
    { tab: '', label: t('tabs.materials') },
    { tab: 'current-affairs', label: t('tabs.affairs') },
    { tab: 'facts', label: t('tabs.facts') },
    { tab: 'feeds', label: t('tabs.feeds') },
    { tab: 'files', label: t('files:list.title') },
  ]
  return (
    <PageHeading
      title={t('tabs.label')}
      action={action}
      tabs={<Tabs label={t('tabs.label')} tabs={tabs} shown={shown} />}
    />
  )
}
