import { data, type LoaderFunctionArgs } from 'react-router'
import { isVersionNumber, type LegalPage as LegalPageName } from '../../../domain/settings/legal.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { LegalPage } from '../../features/settings/legal-page.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { load } from '../../load.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Loads the version of a legal page that the address names, or the one in force. */
export const loadLegal = async (page: LegalPageName, { request, context }: Args) => {
  const version = new URL(request.url).searchParams.get('version')
  if (version && !isVersionNumber(version)) throw data(null, { status: 404 })
  const call = context.get(apiContext).legal[':page'].$get({ param: { page }, query: version ? { version } : {} })
  return { page: await load(unwrap(call)) }
}

/** Screen of every legal page. */
export function LegalRoute({ loaderData: { page } }: { loaderData: Awaited<ReturnType<typeof loadLegal>> }) {
  const { pick } = useBilingual()
  return (
    <>
      <PageHead title={pick(page.title)} description={pick(page.summary)} index={page.isCurrent} />
      <LegalPage page={page} />
    </>
  )
}
