import { pageContext } from '../context.ts'
import { PopupEnd } from '../features/accounts/social/popup-end.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/popup-done.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'checks'], audience: 'visitor' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  return {
    error: searchParams.get('error'),
    word: searchParams.get('word'),
    name: context.get(pageContext).socialProvider?.name ?? '',
  }
}

export default function PopupDone({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const title = t(loaderData.error === null ? 'social.doneTitle' : 'social.failedTitle')
  return (
    <BarePage>
      <PageHead title={title} description={title} index={false} />
      <PopupEnd {...loaderData} />
    </BarePage>
  )
}
