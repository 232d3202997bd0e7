import { useCallback, useImperativeHandle, useRef, useState, type RefObject } from 'react'
import type { Playable } from '../../../domain/videos/contract.ts'
import { chapterAt } from '../../../domain/videos/tracks.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { browserPart } from '../../ui/browser-part.tsx'
import { BigPlayButton } from './big-play-button.tsx'
import { ChapterList } from './chapter-list.tsx'
import { goTo, play } from './player/media.ts'
import { useDataSaver } from './player/use-data-saver.ts'
import { useVideoAddresses } from './video-addresses.ts'
import type { VideoPlayerProps } from './video-player.tsx'

const PlayerTools = browserPart(
  () => import('./player/player-tools.tsx'),
  'PlayerTools',
  <div className="player-tools" />,
)

type Props = Omit<VideoPlayerProps, 'playable'> & { playable: Extract<Playable, { kind: 'file' }> }

/** Video from our own files: the browser's player, until our controls have come. */
export function OwnVideo({ video, playable, signedIn, startMs = null, ref, onWatched }: Props) {
  const { t } = useTranslation('player')
  const media = useRef<HTMLVideoElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const { saver, setSaver, address } = useDataSaver(video.id, playable, media)
  const [chapter, setChapter] = useState(-1)
  const [hasControls, setHasControls] = useState(false)
  const takeOver = useCallback(() => setHasControls(true), [])

  const seek = (ms: number) => {
    goTo(media.current, ms)
    play(media.current)
  }
  useImperativeHandle(ref, () => ({ seek, positionMs: () => (media.current?.currentTime ?? 0) * 1000 }))

  return (
    <div ref={group} role="group" aria-label={t('label')} className="own-player relative">
      <BigPlayButton media={media} isAlone={hasControls} />
      <NativeVideo
        ref={media}
        hasControls={hasControls}
        video={video}
        src={startMs === null ? address : `${address}#t=${startMs / 1000}`}
        // The file is loaded once the data saver setting is known.
        preload={saver === false ? 'metadata' : 'none'}
        onTime={(ms) => setChapter(chapterAt(video.chapters, ms))}
      />
      <PlayerTools
        media={media}
        group={group}
        video={video}
        playable={playable}
        saver={saver === true}
        onSaver={setSaver}
        signedIn={signedIn}
        startMs={startMs}
        onWatched={onWatched}
        onReady={takeOver}
      />
      <ChapterList video={video} current={chapter} untilMs={playable.durationMs} onSeek={seek} />
    </div>
  )
}

type NativeVideoProps = {
  ref: RefObject<HTMLVideoElement | null>
  video: VideoPlayerProps['video']
  src: string
  preload: 'metadata' | 'none'
  /** True once our own controls are there: the browser's go, and the picture takes the focus for keys. */
  hasControls: boolean
  onTime: (ms: number) => void
}

/** The browser's own player with captions and chapters, complete in the server's HTML. */
function NativeVideo({ ref, video, src, preload, hasControls, onTime }: NativeVideoProps) {
  const { t } = useTranslation('player')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const addresses = useVideoAddresses()
  const hasHindi = video.languages.includes('hi')
  const inHindi = hasHindi && language === 'hi'
  const track = (kind: string, of: string) => addresses.track(video.id, { kind, language: of })
  return (
    <video
      ref={ref}
      src={src}
      poster={video.poster === null ? undefined : addresses.poster(video.id, video.poster)}
      aria-label={pick(video.title)}
      controls={!hasControls}
      tabIndex={hasControls ? 0 : undefined}
      playsInline
      preload={preload}
      width={640}
      height={360}
      onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime * 1000)}
      className="own-video aspect-video h-auto w-full rounded-md bg-black"
    >
      <track
        kind="captions"
        srcLang="en"
        label={t('en')}
        src={track('captions', 'en')}
        default={video.silent && !inHindi}
      />
      {hasHindi && (
        <track
          kind="captions"
          srcLang="hi"
          label={t('hi')}
          src={track('captions', 'hi')}
          default={video.silent && inHindi}
        />
      )}
      {video.chapters.length > 1 && <track kind="chapters" srcLang={language} src={track('chapters', language)} />}
    </video>
  )
}
