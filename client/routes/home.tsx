import { useRouteLoaderData } from 'react-router'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { TodayCard } from '../features/current-affairs/today-card.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { loader as root } from '../root.tsx'
import type { Route } from './+types/home.ts'
import { DemoBanner } from './home/demo-banner.tsx'
import { Exams } from './home/exams.tsx'
import { ForMe } from './home/for-me.tsx'
import { Hero } from './home/hero.tsx'
import { JobLists } from './home/job-lists.tsx'
import { LiveTests } from './home/live-tests.tsx'
import { Offerings } from './home/offerings.tsx'
import { PopularSeries } from './home/popular-series.tsx'
import { ToLearn } from './home/to-learn.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['listing'],
  audience: 'everyone',
  cacheKeys: [],
  inSitemap: true,
} satisfies PageHandle

export const loader = async ({ context }: Route.LoaderArgs) => ({
  home: await load(unwrap(context.get(apiContext).home.$get())),
})

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  const { t } = useTranslation('home')
  const { pick } = useBilingual()
  const description = useRouteLoaderData<typeof root>('root')?.description
  const { exams, tests, affairs, jobs, series, mine, serverNow } = home
  return (
    <>
      <PageHead title={t('title')} description={description ? pick(description) : ''} />
      <Hero />
      <div className="page grid grid-cols-1 gap-12 py-8 md:gap-16 md:py-12">
        {mine && <ForMe mine={mine} serverNow={serverNow} />}
        <Exams exams={exams} />
        <LiveTests tests={tests} serverNow={serverNow} />
        <TodayCard news={affairs} />
        <JobLists jobs={jobs} serverNow={serverNow} />
        <PopularSeries series={series} />
        <ToLearn {...home} />
        <DemoBanner />
        <Offerings />
      </div>
    </>
  )
}
