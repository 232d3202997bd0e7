import type { VocabularyTab } from '../../../../domain/vocabulary/contract.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { SettingSection } from '../../../../domain/settings/sections.ts'
import { PageHeading } from '../../../office/frame/page-heading.tsx'
import { Tabs } from '../../../office/frame/tabs.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Tabs of sections, of legal pages, vocabularies and exam patterns. */
export const settingsTabs = [
  '',
  'company',
  'site',
  'banners',
  'switches',
  'legal',
  'exams',
  'subjects',
  'topics',
  'categories',
  'presets',
  'search',
  'system',
] as const satisfies readonly ('' | 'legal' | 'presets' | 'system' | SettingSection | VocabularyTab)[]
type SettingsTab = (typeof settingsTabs)[number]

/** Heading of /admin/settings with its tabs. */
export function SettingsHeading({ shown }: { shown: SettingsTab }) {
  const { t } = useTranslation('settings')
  const tabs = [
    { tab: '', label: t('sections.contact') },
    { tab: 'company', label: t('sections.company') },
    { tab: 'site', label: t('sections.site') },
    { tab: 'banners', label: t('sections.banners') },
    { tab: 'switches', label: t('sections.switches') },
    { tab: 'legal', label: t('sections.legal') },
    { tab: 'exams', label: t('vocabulary:tabs.exams') },
    { tab: 'subjects', label: t('vocabulary:tabs.subjects') },
    { tab: 'topics', label: t('vocabulary:tabs.topics') },
    { tab: 'categories', label: t('vocabulary:tabs.categories') },
    {
      tab: 'organisations',
      label: t('jobEditor:tabs.organisations'),
      to: `${officePaths.adminJobs()}?tab=organisations`,
    },
    { tab: 'presets', label: t('presetEditor:title') },
    { tab: 'search', label: t('sections.search') },
    { tab: 'system', label: t('system:title') },
  ]
  return <PageHeading title={t('title')} tabs={<Tabs label={t('tabs')} tabs={tabs} shown={shown} />} />
}
