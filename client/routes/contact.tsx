import { useContext } from 'react'
import { contactTopics } from '../../domain/contact/topics.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { contactAction, contactForm } from '../features/contact/contact-action.ts'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { withOfflineAnswer } from '../features/contact/offline-answer.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { load } from '../load.ts'
import { constraintsOf } from '../forms/constraints.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/contact.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['contact'],
  audience: 'everyone',
  cacheKeys: ['topic'],
  inSitemap: true,
  inSearch: {
    id: 'contact',
    title: { en: 'Contact us', hi: 'संपर्क करें' },
    summary: {
      en: 'Write to us: a question, a problem, a complaint or an idea.',
      hi: 'हमें लिखें: कोई सवाल, कोई परेशानी, शिकायत या सुझाव।',
    },
    body: { en: 'help support email grievance feedback', hi: 'मदद सहायता ईमेल शिकायत सुझाव' },
  },
} satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const [{ user }, details, { contactForm: isOpen }] = await Promise.all([
    context.get(pageContext).readSession(),
    load(unwrap(context.get(apiContext).contact.details.$get())),
    load(unwrap(context.get(apiContext).switches.$get())),
  ])
  const asked = new URL(request.url).searchParams.get('topic')
  const topic = contactTopics.find((each) => each === asked) ?? ('' as const)
  const prefilled = { name: user?.displayName ?? '', email: user?.email ?? '', topic }
  return { details, isOpen, prefilled, constraints: constraintsOf(contactForm.contract) }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  contactAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withOfflineAnswer(serverAction)

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('contact')
  const origin = useContext(SiteContext)
  const { isSample, email, phone } = loaderData.details
  const page = {
    '@type': 'ContactPage',
    name: t('title'),
    url: `${origin}${paths.contact()}`,
    ...(!isSample && {
      mainEntity: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email,
        telephone: phone,
        availableLanguage: ['en', 'hi'],
      },
    }),
  }
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <JsonLd
        value={{ ...page, isPartOf: { '@id': `${origin}/#website` }, about: { '@id': `${origin}/#organization` } }}
      />
      <ContactPage {...loaderData} answer={actionData} />
    </>
  )
}
