import { apiContext } from '../../context.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { SettingSection } from '../../../domain/settings/sections.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { SectionForm } from '../../features/settings/admin/section-form.tsx'
import { settingsAction } from '../../features/settings/admin/settings-action.ts'
import { SettingsHeading, settingsTabs } from '../../features/settings/admin/settings-heading.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { unwrap } from '../../api.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { tabOf } from '../../office/frame/tabs.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/settings.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

/** The contact details are the first tab, whose name is empty. */
const sectionOf = (search: URLSearchParams): SettingSection => tabOf(search, settingsTabs) || 'contact'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const section = sectionOf(searchParams)
  const { settings } = context.get(apiContext).admin
  const history = await load(unwrap(settings[':section'].$get({ param: { section } })))
  return { tab: tabOf(searchParams, settingsTabs), section, history }
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  settingsAction(context.get(apiContext), url, sectionOf(url.searchParams), await request.formData())

/** Loads the page again after a conflict, so that the form continues from the newest version. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || actionStatus === 409

/** Settings of the product, with a tab for each section. */
export default function AdminSettings({ loaderData: { tab, section, history }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} index={false} />
      <SettingsHeading shown={tab} />
      <PageBody>
        <SectionForm key={section} section={section} history={history} answer={actionData} />
      </PageBody>
    </>
  )
}
