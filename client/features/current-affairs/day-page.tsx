import type { AffairDay } from '../../../domain/current-affairs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ShareLinks } from '../../ui/share-links.tsx'
import { AffairLines } from './affair-line.tsx'
import { BackLink } from './back-link.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { useDates } from './use-dates.ts'

/** Items of one day. `origin`: scheme and host of the site. */
export function DayPage({ day, origin }: { day: AffairDay; origin: string }) {
  const { t } = useTranslation('affairs')
  const dates = useDates()
  const title = t('day.title', { date: dates.day(day.date) })
  const neighbour = (date: string | null, label: string) =>
    date && { to: paths.currentAffair(date), label, title: dates.day(date) }
  return (
    <div className="page py-4 md:py-8">
      <BackLink />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <div className="mb-3">
        <ShareLinks title={title} url={`${origin}${paths.currentAffair(day.date)}`} />
      </div>
      <SampleNotice items={day.items} />
      <AffairLines items={day.items} />
      <NeighbourLinks
        label={t('day.near')}
        older={neighbour(day.older, t('older')) || null}
        newer={neighbour(day.newer, t('newer')) || null}
      />
    </div>
  )
}
