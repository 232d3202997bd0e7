import { Play } from 'lucide-react'
import { useImperativeHandle, useState } from 'react'
import type { Playable } from '../../../domain/videos/contract.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ChapterList } from './chapter-list.tsx'
import { Cover } from './cover.tsx'
import type { VideoPlayerProps } from './video-player.tsx'

type Props = Omit<VideoPlayerProps, 'playable'> & { playable: Extract<Playable, { kind: 'youtube' }> }

/** YouTube video behind our own cover: nothing is requested from YouTube before it is pressed. */
export function YoutubeVideo({ video, playable: { youtubeId, durationMs }, startMs = null, ref }: Props) {
  const { t } = useTranslation('player')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const [from, setFrom] = useState<number | null>(null)
  useImperativeHandle(ref, () => ({ seek: setFrom, positionMs: () => from ?? 0 }))
  const start = String(Math.floor((from ?? startMs ?? 0) / 1000))
  const query = new URLSearchParams({ autoplay: '1', start, hl: language, rel: '0', cc_load_policy: '1' })
  return (
    <div role="group" aria-label={t('label')}>
      <div className="relative aspect-video overflow-hidden rounded-md bg-black">
        {from === null ? (
          <>
            <Cover video={video} />
            <Button className="absolute inset-0 m-auto h-14 w-fit max-w-full" onClick={() => setFrom(startMs ?? 0)}>
              <Play aria-hidden className="size-5 shrink-0" />
              {t('youtube')}
            </Button>
          </>
        ) : (
          <iframe
            key={from}
            src={`https://www.youtube-nocookie.com/embed/${youtubeId}?${query}`}
            title={t('youtubeFrame', { title: pick(video.title) })}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // YouTube's page has another origin, so its scripts cannot reach ours.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both permissions
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        )}
      </div>
      <p className="mt-2 text-sm text-muted">
        {t('youtubeText')}{' '}
        <a href={`https://www.youtube.com/watch?v=${youtubeId}`} target="_blank" rel="noreferrer">
          {t('youtubeOpen')}
        </a>
      </p>
      <ChapterList video={video} current={-1} untilMs={durationMs} onSeek={setFrom} />
    </div>
  )
}
