import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../../../domain/paths.ts'
import type { Playable } from '../../../domain/videos/contract.ts'
import { chapterAt } from '../../../domain/videos/tracks.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { browserPart } from '../../ui/browser-part.tsx'
import { BigPlayButton } from './big-play-button.tsx'
import { ChapterList } from './chapter-list.tsx'
import { saveDataSaver, loadDataSaver } from './player/device.ts'
import { goTo, play } from './player/media.ts'
import type { VideoPlayerProps } from './video-player.tsx'

const PlayerTools = browserPart(
  () => import('./player/player-tools.tsx'),
  'PlayerTools',
  <div className="player-tools" />,
)

type Props = Omit<VideoPlayerProps, 'playable'> & { playable: Extract<Playable, { kind: 'file' }> }

/** Video from our own files: the browser's player with additional tools below. */
export function OwnVideo({ video, playable, signedIn, startMs = null, ref, onWatched }: Props) {
  const { t } = useTranslation('player')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const media = useRef<HTMLVideoElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const { saver, setSaver, address } = useDataSaver(video.id, playable, media)
  const [chapter, setChapter] = useState(-1)

  const seek = (ms: number) => {
    goTo(media.current, ms)
    play(media.current)
  }
  useImperativeHandle(ref, () => ({ seek, positionMs: () => (media.current?.currentTime ?? 0) * 1000 }))

  const hasHindi = video.languages.includes('hi')
  const inHindi = hasHindi && language === 'hi'
  const track = (kind: string, of: string) => paths.videoTrack(video.id, { kind, language: of })
  return (
    <div ref={group} role="group" aria-label={t('label')} className="relative">
      <BigPlayButton media={media} />
      <video
        ref={media}
        src={startMs === null ? address : `${address}#t=${startMs / 1000}`}
        poster={video.poster === null ? undefined : paths.videoPoster(video.id, video.poster)}
        aria-label={pick(video.title)}
        controls
        playsInline
        // Nothing is loaded until the data saver setting is known.
        preload={saver === false ? 'metadata' : 'none'}
        width={640}
        height={360}
        onTimeUpdate={({ currentTarget }) => setChapter(chapterAt(video.chapters, currentTarget.currentTime * 1000))}
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
      />
      <ChapterList video={video} current={chapter} untilMs={playable.durationMs} onSeek={seek} />
    </div>
  )
}

/** Data saver setting (null until known), and the file that it selects. A change continues at the same position. */
const useDataSaver = (id: string, playable: Props['playable'], media: { current: HTMLVideoElement | null }) => {
  const [saver, choose] = useState<boolean | null>(null)
  const resumeFrom = useRef<{ atMs: number; plays: boolean } | null>(null)
  const file = saver && playable.light ? ('light' as const) : ('standard' as const)
  const { version } = playable[file] ?? playable.standard
  const address = paths.videoFile(id, { quality: playable.isPreview ? 'preview' : file, version })

  useEffect(() => {
    // A video started before the script was loaded keeps its file.
    if (media.current && media.current.readyState === 0 && media.current.paused) choose(loadDataSaver())
    else choose(false)
  }, [media])

  useLayoutEffect(() => {
    const position = resumeFrom.current
    resumeFrom.current = null
    if (!position || position.atMs === 0) return
    goTo(media.current, position.atMs)
    if (position.plays) play(media.current)
  }, [address, media])

  const setSaver = (on: boolean) => {
    if (media.current) resumeFrom.current = { atMs: media.current.currentTime * 1000, plays: !media.current.paused }
    saveDataSaver(on)
    choose(on)
  }
  return { saver, setSaver, address }
}
