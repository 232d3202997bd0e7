import { paths } from '../../../domain/paths.ts'
import type { VideoDetail } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { rupees } from '../../i18n/format.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Of what is not bought: how much of it can be watched, and what it belongs to. */
export function LockedNotice({ video }: { video: VideoDetail }) {
  const { t } = useTranslation('videos')
  const { playable, durationMs, series, courseId } = video
  return (
    <Notice
      title={t('locked.title')}
      className="mt-4"
      actions={
        courseId !== null ? (
          <LinkButton to={paths.course(courseId)}>{t('locked.seeCourse')}</LinkButton>
        ) : (
          series && <LinkButton to={paths.series(series.id)}>{t('locked.see')}</LinkButton>
        )
      }
    >
      <p>
        {playable
          ? t('locked.preview', { time: timecode(playable.durationMs), total: timecode(durationMs) })
          : t('locked.none')}
      </p>
      <p>{useBelonging(video)}</p>
    </Notice>
  )
}

const useBelonging = ({ series, courseId }: VideoDetail): string => {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  if (courseId !== null) return t('locked.course')
  if (series === null) return t('locked.alone')
  const title = pick(series.title)
  return series.pricePaise === null
    ? t('locked.series', { title })
    : t('locked.seriesPrice', { title, price: rupees(series.pricePaise) })
}
