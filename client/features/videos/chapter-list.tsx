import { Link } from 'react-router'
import type { VideoDetail } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { addressAt } from './address-at.ts'

type Props = {
  video: Pick<VideoDetail, 'id' | 'chapters'>
  /** Index of the playing chapter; -1 for none. */
  current: number
  /** End of what may be watched. */
  untilMs: number
  onSeek: (ms: number) => void
}

/** Chapters with their times, as links that can be shared and work without script. */
export function ChapterList({ video, current, untilMs, onSeek }: Props) {
  const { t } = useTranslation('player')
  if (video.chapters.length < 2) return null
  const row = 'flex min-h-11 items-center gap-3 rounded-sm px-2'
  return (
    <nav aria-label={t('chapters')} className="mt-3">
      <h2 className="text-base">{t('chapters')}</h2>
      <ol className="mt-1">
        {video.chapters.map(({ startMs, title }, index) => (
          <li key={startMs}>
            {startMs >= untilMs ? (
              <span className={`${row} text-muted`}>
                <span className="tabular w-12 shrink-0">{timecode(startMs)}</span>
                <BilingualText text={title} />
              </span>
            ) : (
              <Link
                to={addressAt(video.id, startMs)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onSeek(startMs)
                }}
                className={`${row} hover:bg-sunken ${index === current ? 'bg-primary-soft font-semibold text-primary' : ''}`}
              >
                <span className="tabular w-12 shrink-0 text-primary">{timecode(startMs)}</span>
                <BilingualText text={title} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
