import { data } from 'react-router'
import { isLegalPage, type LegalPage } from '../../../domain/settings/legal.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { legalAction } from '../../features/settings/admin/legal-action.ts'
import { LegalEditor } from '../../features/settings/admin/legal-editor.tsx'
import { LegalState } from '../../features/settings/admin/legal-state.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/settings-legal.ts'

export const handle = { strings: ['office', 'setup'], audience: 'admin' } satisfies PageHandle

const pageIn = ({ page }: Route.LoaderArgs['params']): LegalPage => {
  if (!isLegalPage(page)) throw data(null, { status: 404 })
  return page
}

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const page = pageIn(params)
  const { admin } = context.get(apiContext)
  const [history, { pages }] = await load(
    Promise.all([unwrap(admin.settings[':section'].$get({ param: { section: page } })), unwrap(admin.legal.$get())]),
  )
  const state = pages.find((each) => each.page === page)
  if (!state) throw data(null, { status: 404 })
  return { page, history, state, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

export const action = async ({ params, request, context, url }: Route.ActionArgs) =>
  legalAction(context.get(apiContext), url, pageIn(params), await request.formData())

/** Loads the page again after a refusal too: a publish that is refused has saved the text. */
export const shouldRevalidate = (): boolean => true

/** Editor of a legal page. */
export default function AdminLegalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, state } = loaderData
  const { t } = useTranslation('settings')
  const { choose } = useBilingual()
  const title = choose(state.title)
  return (
    <>
      <PageHead title={title.text} description={t('description')} index={false} />
      <PageHeading
        title={title.text}
        lang={title.lang}
        back={{ to: officePaths.adminSettingsTab('legal'), label: t('sections.legal') }}
        state={<LegalState page={state} />}
      />
      <PageBody>
        <LegalEditor key={page} {...loaderData} answer={actionData} />
      </PageBody>
    </>
  )
}
