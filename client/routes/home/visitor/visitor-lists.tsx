import type { HomeLists } from '../../../../domain/home/contract.ts'
import { TodayCard } from '../../../features/current-affairs/today-card.tsx'
import { LiveTests } from '../live-tests.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { Exams } from './exams.tsx'
import { JobLists } from './job-lists.tsx'
import { Offerings } from './offerings.tsx'
import { PopularSeries } from './popular-series.tsx'
import { ToLearn } from './to-learn.tsx'

/** Lists of what there is, for a visitor. */
export function VisitorLists({ lists, serverNow }: { lists: HomeLists; serverNow: number }) {
  const { exams, tests, affairs, jobs, series } = lists
  return (
    <div className="page grid grid-cols-1 gap-12 py-6 md:gap-16 md:py-12">
      <Exams exams={exams} />
      <LiveTests tests={tests} serverNow={serverNow} />
      <TodayCard news={affairs} />
      <JobLists jobs={jobs} serverNow={serverNow} />
      <PopularSeries series={series} />
      <ToLearn {...lists} />
      <DemoBanner />
      <Offerings />
    </div>
  )
}
