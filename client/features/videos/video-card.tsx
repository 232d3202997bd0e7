import { paths } from '../../../domain/paths.ts'
import type { VideoLine } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { isWatched } from '../../../domain/videos/watching.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccessBadge } from '../../ui/access-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ItemRow } from '../../ui/item-row.tsx'
import { Cover } from './cover.tsx'

type Props = {
  video: VideoLine
  /** True when its picture may load on scroll. */
  lazy: boolean
}

/** Video in a list, with the part that the student watched; the whole card is a link. */
export function VideoCard({ video, lazy }: Props) {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  const { durationMs, place } = video
  return (
    <ItemRow
      to={paths.video(video.id)}
      title={video.title}
      shape="wide"
      cover={
        <div
          className="relative aspect-video overflow-hidden rounded-md bg-sunken sm:rounded-none"
          // A poster may be as light as the page.
          style={{ boxShadow: '0 0 0 1px var(--hairline)' }}
        >
          <Cover video={video} lazy={lazy} />
          {place && (
            <progress
              aria-hidden
              value={place.positionMs}
              max={durationMs}
              className="progress absolute inset-x-0 bottom-0 h-1.5 w-full rounded-none"
            />
          )}
          <span className="tabular absolute right-1 bottom-2 rounded-sm bg-black px-1 text-xs text-white sm:right-2 sm:bottom-3 sm:text-sm">
            <span className="sr-only">{t('length', { time: timecode(video.durationMs) })}</span>
            <span aria-hidden>{timecode(video.durationMs)}</span>
          </span>
        </div>
      }
      summary={video.summary}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {place ? (
          <span className="tabular text-ink">
            {isWatched(place.positionMs, durationMs)
              ? t('watched')
              : t('stoppedAt', { time: timecode(place.positionMs) })}
          </span>
        ) : (
          pick(video.subject.title)
        )}
        <span className="flex gap-2">
          {!video.languages.includes('hi') && <Badge>{t('common:inEnglish')}</Badge>}
          <AccessBadge item={video} t={t} />
        </span>
      </p>
    </ItemRow>
  )
}
