import type { HomeLists } from '../../../../domain/home/contract.ts'
import { TodayCard } from '../../../features/current-affairs/today-card.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
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
  const { t } = useTranslation('home')
  const allJobs = [...jobs.latest, ...jobs.closing]
  const hasSamples = allJobs.some(({ sample }) => sample) || affairs.items.some(({ isSample }) => isSample)
  return (
    <div className="page grid grid-cols-1 gap-12 py-6 md:gap-16 md:py-12">
      <Exams exams={exams} />
      <LiveTests tests={tests} serverNow={serverNow} />
      <TodayCard news={affairs} />
      <div className="grid grid-cols-1 gap-4">
        <JobLists jobs={jobs} serverNow={serverNow} />
        {hasSamples && <p className="text-sm text-muted">{t('samples')}</p>}
      </div>
      <PopularSeries series={series} />
      <ToLearn {...lists} />
      <DemoBanner />
      <Offerings />
    </div>
  )
}
