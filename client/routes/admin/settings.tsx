import { apiContext, pageContext } from '../../context.ts'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { LegalPage } from '../../../domain/settings/legal.ts'
import type { SettingSection } from '../../../domain/settings/sections.ts'
import { vocabularyTabs, type VocabularyTab } from '../../../domain/vocabulary/contract.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { LegalList } from '../../features/settings/admin/legal-list.tsx'
import { PresetsTab } from '../../features/presets/admin/presets-tab.tsx'
import { SectionForm } from '../../features/settings/admin/section-form.tsx'
import { settingsAction } from '../../features/settings/admin/settings-action.ts'
import { SettingsHeading, settingsTabs } from '../../features/settings/admin/settings-heading.tsx'
import { useSynonymMessages } from '../../features/settings/admin/use-synonym-messages.ts'
import { systemAction } from '../../features/system/admin/system-action.ts'
import { SystemTab } from '../../features/system/admin/system-tab.tsx'
import { ExamsTab } from '../../features/vocabulary/admin/exams-tab.tsx'
import { loadVocabulary } from '../../features/vocabulary/admin/load-vocabulary.ts'
import { TermsTab } from '../../features/vocabulary/admin/terms-tab.tsx'
import { TopicsTab } from '../../features/vocabulary/admin/topics-tab.tsx'
import { vocabularyAction } from '../../features/vocabulary/admin/vocabulary-action.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { unwrap } from '../../api.ts'
import type { OfficeAnswer } from '../../office/office-action.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { tabOf } from '../../office/frame/tabs.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/settings.ts'

export const handle = { strings: ['office', 'setup'], audience: 'admin' } satisfies PageHandle

const isVocabulary = (tab: string): tab is VocabularyTab => vocabularyTabs.some((each) => each === tab)

type FormSection = Exclude<SettingSection, LegalPage>

/**
 * Tab of a vocabulary, of legal pages, patterns or the system, else the section; contact details are the first tab, whose
 * name is empty.
 */
const placeOf = (
  search: URLSearchParams,
):
  { vocabulary: VocabularyTab } | { legal: true } | { presets: true } | { system: true } | { section: FormSection } => {
  const tab = tabOf(search, settingsTabs)
  if (tab === 'legal') return { legal: true }
  if (tab === 'system') return { system: true }
  if (tab === 'presets') return { presets: true }
  return isVocabulary(tab) ? { vocabulary: tab } : { section: tab || 'contact' }
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const tab = tabOf(searchParams, settingsTabs)
  const place = placeOf(searchParams)
  const api = context.get(apiContext)
  if ('vocabulary' in place) return { tab, vocabulary: await loadVocabulary(api, place.vocabulary) }
  if ('legal' in place) return { tab, legal: await load(unwrap(api.admin.legal.$get())) }
  if ('presets' in place) return { tab, presets: (await load(unwrap(api.admin.presets.$get()))).items }
  if ('system' in place) {
    const [system, fit] = await Promise.all([
      load(unwrap(api.admin.system.$get())),
      load(unwrap(api.admin.revision.fit.$get())),
    ])
    return { tab, system: { ...system, fit } }
  }
  const { section } = place
  const history = await load(unwrap(api.admin.settings[':section'].$get({ param: { section } })))
  return { tab, section, history, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const [api, form, place] = [context.get(apiContext), await request.formData(), placeOf(url.searchParams)]
  if ('legal' in place || 'presets' in place) throw data(null, { status: 405 })
  if ('system' in place) return systemAction(api, url, form)
  return 'vocabulary' in place ? vocabularyAction(api, url, form) : settingsAction(api, url, place.section, form)
}

/** Loads the page again after a conflict, so that the form continues from the newest version. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || actionStatus === 409

/** Settings of the product, with a tab for each section and vocabulary, for legal pages, patterns and the system. */
export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  const ofOffice = actionData && 'intent' in actionData ? actionData : undefined
  const ofSection = actionData && 'refusal' in actionData ? actionData : undefined
  const messages = useSynonymMessages(ofSection?.typed)
  return (
    <>
      <PageHead title={t('title')} description={t('description')} index={false} />
      <SettingsHeading shown={loaderData.tab} />
      <PageBody>
        {loaderData.legal && <LegalList {...loaderData.legal} />}
        {loaderData.presets && <PresetsTab presets={loaderData.presets} />}
        {loaderData.vocabulary && <VocabularyTabs shown={loaderData.vocabulary} answer={ofOffice} />}
        {loaderData.system && <SystemTab system={loaderData.system} answer={ofOffice} />}
        {loaderData.section && (
          <SectionForm
            key={loaderData.section}
            section={loaderData.section}
            userId={loaderData.userId}
            history={loaderData.history}
            answer={ofSection}
            intro={t(`intro.${loaderData.section}`)}
            messages={messages}
          />
        )}
      </PageBody>
    </>
  )
}

type VocabularyProps = { shown: Awaited<ReturnType<typeof loadVocabulary>>; answer: OfficeAnswer | undefined }

const VocabularyTabs = ({ shown, answer }: VocabularyProps) => {
  switch (shown.tab) {
    case 'exams':
      return <ExamsTab exams={shown.items} answer={answer} />
    case 'topics':
      return <TopicsTab topics={shown.items} subjects={shown.subjects} answer={answer} />
    default:
      return <TermsTab key={shown.tab} terms={shown.items} vocabulary={shown.vocabulary} answer={answer} />
  }
}
