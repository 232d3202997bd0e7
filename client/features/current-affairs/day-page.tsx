import type { AffairDay, AffairStrip } from '../../../domain/current-affairs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { AffairLines } from './affair-line.tsx'
import { AffairsBack } from './affairs-back.tsx'
import { DayStrip, MarkDay } from './lazy-days.tsx'
import { useUnread } from './reads/use-unread.ts'
import { NeighbourLinks } from './neighbour-links.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { useDates } from './use-dates.ts'

type Props = {
  day: AffairDay
  strip: AffairStrip
  /** Scheme and host of the site. */
  origin: string
}

/** Items of one day. */
export function DayPage({ day, strip, origin }: Props) {
  const { t } = useTranslation('affairs')
  const dates = useDates()
  const unread = useUnread(strip)
  const title = t('day.title', { date: dates.day(day.date) })
  const neighbour = (date: string | null, label: string) =>
    date && { to: paths.currentAffair(date), label, title: dates.day(date) }
  return (
    <div className="page py-4 md:py-8">
      <AffairsBack />
      <DayStrip strip={strip} shown={day.date} />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <div className="mb-3 flex flex-wrap items-center gap-3 no-print">
        <MarkDay day={day} strip={strip} />
        <ShareLinks title={title} url={`${origin}${paths.currentAffair(day.date)}`} />
      </div>
      <AffairLines items={day.items} unread={unread} />
      <div className="mt-5">
        <SampleNotice items={day.items} />
      </div>
      <NeighbourLinks
        label={t('day.near')}
        older={neighbour(day.older, t('older')) || null}
        newer={neighbour(day.newer, t('newer')) || null}
      />
    </div>
  )
}
