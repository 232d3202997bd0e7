import { redirect } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { FactForm } from '../../features/current-affairs/admin/facts/fact-form.tsx'
import { factInputOf } from '../../features/current-affairs/admin/facts/facts-action.ts'
import { loadFactChoices, useFactChoices } from '../../features/current-affairs/admin/facts/fact-choices.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { officeAction } from '../../office/office-action.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/fact-new.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ context }: Route.LoaderArgs) => ({
  choices: await load(loadFactChoices(context.get(apiContext))),
})

export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const { facts } = context.get(apiContext).admin
  return officeAction(url, await request.formData(), async (intent, form) => {
    if (intent !== 'save-fact') return { reply: null }
    const reply = await facts.$post({ json: factInputOf(form) })
    if (reply.ok) throw redirect(officePaths.adminFact((await reply.json()).id), 303)
    return { reply }
  })
}

export default function AdminFactNew({ loaderData: { choices }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('affairEditor')
  return (
    <>
      <PageHead title={t('facts.add')} description={t('facts.add')} index={false} />
      <PageHeading title={t('facts.add')} back={{ to: officePaths.adminFacts(), label: t('tabs.facts') }} />
      <PageBody narrow>
        <FactForm fact={null} answer={actionData} {...useFactChoices(choices)} />
      </PageBody>
    </>
  )
}
