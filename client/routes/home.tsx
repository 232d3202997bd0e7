import { useTranslation } from '../i18n/use-translation.ts'
import { lifeOf } from '../../domain/attempts/states.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { load } from '../load.ts'
import type { Route } from './+types/home.ts'
import { DemoBanner } from './home/demo-banner.tsx'
import { Exams } from './home/exams.tsx'
import { Hero } from './home/hero.tsx'
import { LiveTests } from './home/live-tests.tsx'
import { Offerings } from './home/offerings.tsx'
import { PopularSeries } from './home/popular-series.tsx'
import { ResumeCard } from './home/resume-card.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { user } = context.get(pageContext).session
  const [exams, live, series, attempts] = await load(
    Promise.all([
      unwrap(api.exams.$get()),
      unwrap(api.tests.$get({ query: { state: 'live' } })),
      unwrap(api.series.$get({ query: {} })),
      user ? unwrap(api.attempts.$get()) : null,
    ]),
  )
  const open = attempts?.items.find(({ state }) => lifeOf(state) === 'open') ?? null
  return { exams: exams.items, live: live.items, series: series.items.slice(0, 6), open, serverNow: Date.now() }
}

export default function Home({ loaderData: { exams, live, series, open, serverNow } }: Route.ComponentProps) {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Hero />
      <div className="page grid gap-12 py-8 md:gap-16 md:py-12">
        {open && <ResumeCard attempt={open} />}
        <Exams exams={exams} />
        <LiveTests tests={live} serverNow={serverNow} />
        <PopularSeries series={series} />
        <DemoBanner />
        <Offerings />
      </div>
    </>
  )
}
