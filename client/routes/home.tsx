import { useRouteLoaderData } from 'react-router'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { loader as root } from '../root.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { Route } from './+types/home.ts'
import { Hero } from './home/visitor/hero.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['listing', 'my-home'],
  audience: 'everyone',
  cacheKeys: [],
  inSitemap: true,
} satisfies PageHandle

export const loader = async ({ context }: Route.LoaderArgs) => ({
  home: await load(unwrap(context.get(apiContext).home.$get())),
})

// A reader sees one of the two, so neither is in the page's own script.
const StudentHome = lazyPart(() => import('./home/student/student-home.tsx'), 'StudentHome')
const VisitorLists = lazyPart(() => import('./home/visitor/visitor-lists.tsx'), 'VisitorLists')

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  const { t } = useTranslation('home')
  const { pick } = useBilingual()
  const description = useRouteLoaderData<typeof root>('root')?.description
  const { lists, mine, serverNow } = home
  return (
    <>
      <PageHead title={t('title')} description={description ? pick(description) : ''} />
      {mine && <StudentHome mine={mine} serverNow={serverNow} />}
      {lists && (
        <>
          <Hero />
          <VisitorLists lists={lists} serverNow={serverNow} />
        </>
      )}
    </>
  )
}
