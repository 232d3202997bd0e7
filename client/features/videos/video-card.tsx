import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import type { VideoSummary } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccessBadge } from '../../ui/access-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Cover } from './cover.tsx'

type Props = {
  video: VideoSummary
  /** True when its picture may load on scroll. */
  lazy: boolean
}

/** Video in a list; the whole card is a link. */
export function VideoCard({ video, lazy }: Props) {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  return (
    <article className="card relative flex flex-col overflow-hidden transition-colors hover:border-primary">
      <div className="relative aspect-video border-b border-hairline bg-sunken">
        <Cover video={video} lazy={lazy} />
        <span className="tabular absolute right-2 bottom-2 rounded-sm bg-black px-1.5 text-sm text-white">
          <span className="sr-only">{t('length', { time: timecode(video.durationMs) })}</span>
          <span aria-hidden>{timecode(video.durationMs)}</span>
        </span>
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <p className="text-sm text-muted">{pick(video.subject.title)}</p>
        <h2 className="text-lg">
          <Link to={paths.video(video.id)} className="after:absolute after:inset-0 after:rounded-md hover:text-primary">
            <BilingualText text={video.title} />
          </Link>
        </h2>
        <p className="text-muted">
          <BilingualText text={video.summary} />
        </p>
        <p className="mt-auto flex flex-wrap justify-end gap-2 pt-2">
          {!video.languages.includes('hi') && <Badge>{t('common:inEnglish')}</Badge>}
          <AccessBadge item={video} t={t} />
        </p>
      </div>
    </article>
  )
}
