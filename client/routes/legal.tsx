import { data } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { isVersionNumber, legalPages } from '../../domain/settings/legal.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { LegalPage } from '../features/settings/legal-page.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { load } from '../load.ts'
import type { Route } from './+types/legal.ts'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url)
  const page = legalPages.find((each) => pathname === paths[each]())
  const version = searchParams.get('version')
  if (!page || (version && !isVersionNumber(version))) throw data(null, { status: 404 })
  const call = context.get(apiContext).legal[':page'].$get({ param: { page }, query: version ? { version } : {} })
  return { page: await load(unwrap(call)) }
}

export default function Legal({ loaderData: { page } }: Route.ComponentProps) {
  const { pick } = useBilingual()
  return (
    <>
      <PageHead title={pick(page.title)} description={pick(page.summary)} index={page.isCurrent} />
      <LegalPage page={page} />
    </>
  )
}
