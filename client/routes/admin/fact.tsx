import { data, redirect } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { FactPage } from '../../features/current-affairs/admin/facts/fact-page.tsx'
import { sendFactForm } from '../../features/current-affairs/admin/facts/facts-action.ts'
import { loadFactChoices, useFactChoices } from '../../features/current-affairs/admin/facts/fact-choices.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { postedText } from '../../forms/posted.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { officeAction } from '../../office/office-action.ts'
import { Badge } from '../../ui/badge.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/fact.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { admin } = api
  const words = new URL(request.url).searchParams.get('find')?.trim().slice(0, 100) ?? ''
  const [fact, choices, found] = await load(
    Promise.all([
      unwrap(admin.facts[':id'].$get({ param: { id } })),
      loadFactChoices(api),
      words.length > 1 ? unwrap(admin.office.search.$get({ query: { q: words } })) : null,
    ]),
  )
  return { fact, choices, offered: { words, items: found?.items ?? [] } }
}

export const action = async ({ request, context, url, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  if (postedText(posted, 'intent') === 'delete-fact') {
    const json = { revision: Number(postedText(posted, 'revision')) }
    const reply = await api.admin.facts[':id'].$delete({ param: { id }, json })
    if (reply.ok) return redirect(officePaths.adminFacts(), 303)
    throw data(await reply.json(), { status: reply.status })
  }
  return officeAction(url, posted, (intent, form) => sendFactForm(api, intent, form, id))
}

export default function AdminFact({ loaderData: { fact, choices, offered }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('affairEditor')
  const { pick } = useBilingual()
  const title = pick(fact.subject)
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <PageHeading
        title={title}
        back={{ to: officePaths.adminFacts(), label: t('tabs.facts') }}
        state={
          fact.state !== 'valid' && (
            <Badge tone={fact.state === 'expired' ? 'danger' : 'primary'}>{t(`facts.states.${fact.state}`)}</Badge>
          )
        }
      />
      <PageBody>
        <FactPage fact={fact} offered={offered} answer={actionData} {...useFactChoices(choices)} />
      </PageBody>
    </>
  )
}
