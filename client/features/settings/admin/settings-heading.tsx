import type { SettingSection } from '../../../../domain/settings/sections.ts'
import { PageHeading } from '../../../office/frame/page-heading.tsx'
import { Tabs } from '../../../office/frame/tabs.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'

export const settingsTabs = ['', 'company'] as const satisfies readonly ('' | SettingSection)[]
type SettingsTab = (typeof settingsTabs)[number]

/** Heading of /admin/settings with its tabs. */
export function SettingsHeading({ shown }: { shown: SettingsTab }) {
  const { t } = useTranslation('settings')
  const tabs = [
    { tab: '', label: t('sections.contact') },
    { tab: 'company', label: t('sections.company') },
  ]
  return <PageHeading title={t('title')} tabs={<Tabs label={t('tabs')} tabs={tabs} shown={shown} />} />
}
