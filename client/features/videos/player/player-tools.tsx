import { useEffect, type RefObject } from 'react'
import type { Playable } from '../../../../domain/videos/contract.ts'
import { fileSize } from '../../../i18n/file-size.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { VideoPlayerProps } from '../video-player.tsx'
import { CaptionLanguage, CaptionSizes } from './caption-settings.tsx'
import { ControlBar } from './control-bar.tsx'
import type { CaptionChoice } from './device.ts'
import { goTo, togglePlay } from './media.ts'
import { PlaybackNotices, ResumedNotice } from './playback-notices.tsx'
import { SkipSign } from './skip-sign.tsx'
import { useCaptionSize } from './use-caption-size.ts'
import { useCaptions } from './use-captions.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useSavedPlace } from './use-saved-place.ts'
import { useSpeed } from './use-speed.ts'
import { useTaps } from './use-taps.ts'
import './full-screen.css'

type Props = {
  media: RefObject<HTMLVideoElement | null>
  /** Element that listens to keys and fills the screen. */
  group: RefObject<HTMLElement | null>
  video: VideoPlayerProps['video']
  playable: Extract<Playable, { kind: 'file' }>
  saver: boolean
  onSaver: (on: boolean) => void
  signedIn: boolean
  startMs: number | null
  onWatched: (() => void) | undefined
  /** Called once these controls replace those of the browser. */
  onReady: () => void
}

/** Controls and settings of the player, in place of the browser's controls. */
export function PlayerTools(props: Props) {
  const { media, group, video, playable, saver, onSaver, signedIn, startMs, onWatched, onReady } = props
  const { t } = useTranslation('player')
  const { language } = useLanguage()
  const [speed, setSpeed] = useSpeed(media)
  const preferred: CaptionChoice = video.languages.includes(language) ? language : 'en'
  const [captions, setCaptions] = useCaptions(media, video.silent ? preferred : 'off')
  const [size, setSize] = useCaptionSize(group)
  const [isFull, toggleFull] = useFullScreen(group, media)
  const { durationMs } = playable
  const place = { media, videoId: video.id, durationMs, place: video.place, signedIn, startMs, onWatched }
  const { resumed, forget } = useSavedPlace(place)
  useEffect(() => onReady(), [onReady])
  const step = (ms: number) => {
    const element = media.current
    if (element) goTo(element, Math.max(0, element.currentTime * 1000 + ms))
  }
  const restart = () => {
    goTo(media.current, 0)
    forget()
  }
  const skip = useTaps(media, { step, full: toggleFull })
  usePlayerKeys(group, {
    toggle: () => togglePlay(media.current),
    step,
    speed: (direction) => setSpeed(direction),
    captions: () => setCaptions(captions === 'off' ? preferred : 'off'),
    full: toggleFull,
  })

  return (
    <div className="player-tools">
      {skip && <SkipSign skip={skip} />}
      <PlaybackNotices media={media} isPreview={playable.isPreview} />
      {resumed !== null && <ResumedNotice positionMs={resumed} onRestart={restart} />}
      <ControlBar
        media={media}
        durationMs={durationMs}
        speed={speed}
        onSpeed={setSpeed}
        onStep={step}
        isFull={isFull}
        onFull={toggleFull}
      />
      <div className="player-settings">
        {video.captions.length > 0 && (
          <CaptionLanguage languages={video.languages} captions={captions} onChoose={setCaptions} />
        )}
        <details>
          <summary className="inline-flex min-h-11 items-center text-primary">{t('settings')}</summary>
          <div className="grid gap-2 pb-2">
            {video.captions.length > 0 && <CaptionSizes size={size} onChoose={setSize} />}
            <Checkbox
              checked={saver}
              onChange={({ currentTarget }) => onSaver(currentTarget.checked)}
              hint={saverHint(t, playable, saver)}
            >
              {t('saver')}
            </Checkbox>
            <p className="text-sm text-muted max-md:hidden">{t('keys')}</p>
          </div>
        </details>
      </div>
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation<'player'>>['t']

const saverHint = (t: Translate, { standard, light }: Props['playable'], saver: boolean): string => {
  if (!saver) return t('saverOff', { size: fileSize(standard.bytes) })
  return light ? t('saverOn', { size: fileSize(light.bytes) }) : t('saverPlain', { size: fileSize(standard.bytes) })
}
