import { RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import type { Playable } from '../../../../domain/videos/contract.ts'
import { timecode } from '../../../../domain/videos/timecode.ts'
import { speeds } from '../../../../domain/videos/watching.ts'
import { fileSize } from '../../../i18n/file-size.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import type { VideoPlayerProps } from '../video-player.tsx'
import { captionChoices, type CaptionChoice } from './device.ts'
import { goTo } from './media.ts'
import { stepMs, usePlayerKeys } from './use-player-keys.ts'
import { useCaptions } from './use-captions.ts'
import { useSavedPlace } from './use-saved-place.ts'
import { useSpeed } from './use-speed.ts'
import { usePlaybackStatus } from './use-playback-status.ts'

type Props = {
  media: RefObject<HTMLVideoElement | null>
  /** Element that listens to keys. */
  group: RefObject<HTMLElement | null>
  video: VideoPlayerProps['video']
  playable: Extract<Playable, { kind: 'file' }>
  saver: boolean
  onSaver: (on: boolean) => void
  signedIn: boolean
  startMs: number | null
  onWatched: (() => void) | undefined
}

/** Tools that the browser's controls lack: ten-second steps, speed, captions, data saver and resume. */
export function PlayerTools({ media, group, video, playable, saver, onSaver, signedIn, startMs, onWatched }: Props) {
  const { t } = useTranslation('player')
  const { language } = useLanguage()
  const [speed, setSpeed] = useSpeed(media)
  const preferred: CaptionChoice = video.languages.includes(language) ? language : 'en'
  const [captions, setCaptions] = useCaptions(media, video.silent ? preferred : 'off')
  const { durationMs } = playable
  const { resumed, forget } = useSavedPlace({
    media,
    videoId: video.id,
    durationMs,
    place: video.place,
    signedIn,
    startMs,
    onWatched,
  })
  const step = (ms: number) => {
    const element = media.current
    if (element) goTo(element, Math.max(0, element.currentTime * 1000 + ms))
  }
  usePlayerKeys(group, {
    step,
    speed: (direction) => setSpeed(direction),
    captions: () => setCaptions(captions === 'off' ? preferred : 'off'),
    full: () => void media.current?.requestFullscreen?.().catch(() => undefined),
  })

  return (
    <div className="player-tools">
      <PlaybackNotices media={media} isPreview={playable.isPreview} />
      {/* Overlays the picture, so that nothing moves; disappears when playback starts. */}
      {resumed !== null && (
        <p
          role="status"
          className="absolute inset-x-0 top-0 z-20 flex flex-wrap items-center justify-between gap-2 rounded-md bg-primary-soft px-3 text-sm"
        >
          {t('resumed', { time: timecode(resumed) })}
          <Button
            look="quiet"
            onClick={() => {
              goTo(media.current, 0)
              forget()
            }}
          >
            {t('toStart')}
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Button look="secondary" size="icon" aria-label={t('back')} title={t('back')} onClick={() => step(-stepMs)}>
          <RotateCcw aria-hidden className="size-5" />
        </Button>
        <Button look="secondary" size="icon" aria-label={t('on')} title={t('on')} onClick={() => step(stepMs)}>
          <RotateCw aria-hidden className="size-5" />
        </Button>
        <div className="w-24">
          <InstantSelect
            label={t('speed')}
            value={String(speed)}
            onChoose={(value) => setSpeed(Number(value))}
            options={speeds.map((one) => [String(one), t('times', { speed: one })])}
          />
        </div>
        {video.captions.length > 0 && (
          <div className="w-28">
            <InstantSelect
              label={t('captions')}
              value={captions}
              onChoose={(value) => setCaptions(captionChoices.find((one) => one === value) ?? 'off')}
              options={captionChoices
                .filter((one) => one === 'off' || video.languages.includes(one))
                .map((one) => [one, t(`${one}`)])}
            />
          </div>
        )}
      </div>
      <Checkbox
        checked={saver}
        onChange={({ currentTarget }) => onSaver(currentTarget.checked)}
        hint={saverHint(t, playable, saver)}
      >
        {t('saver')}
      </Checkbox>
      <p className="text-sm text-muted max-md:hidden">{t('keys')}</p>
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation<'player'>>['t']

const saverHint = (t: Translate, { standard, light }: Props['playable'], saver: boolean): string => {
  if (!saver) return t('saverOff', { size: fileSize(standard.bytes) })
  return light ? t('saverOn', { size: fileSize(light.bytes) }) : t('saverPlain', { size: fileSize(standard.bytes) })
}

type InstantSelectProps = {
  label: string
  value: string
  onChoose: (value: string) => void
  options: (readonly [value: string, label: string])[]
}

/** Select that takes effect at once. */
function InstantSelect({ value, onChoose, ...rest }: InstantSelectProps) {
  return (
    <Select
      key={value}
      defaultValue={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      {...rest}
    />
  )
}

/** Playback errors, and the end of a preview. */
function PlaybackNotices({ media, isPreview }: { media: Props['media']; isPreview: boolean }) {
  const { t } = useTranslation('player')
  const { isOffline, hasFailed, retry } = usePlaybackStatus(media)
  const hasEnded = useEnded(media)
  if (hasFailed)
    return (
      <Notice tone="danger" title={t('failed')} actions={<Button onClick={retry}>{t('retry')}</Button>}>
        {t('failedText')}
      </Notice>
    )
  if (isOffline) return <Notice tone="warning">{t('offline')}</Notice>
  return isPreview && hasEnded ? <Notice>{t('previewEnd')}</Notice> : null
}

const useEnded = (media: Props['media']): boolean => {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    const element = media.current
    const end = () => setHasEnded(true)
    const goOn = () => setHasEnded(false)
    element?.addEventListener('ended', end)
    element?.addEventListener('play', goOn)
    return () => {
      element?.removeEventListener('ended', end)
      element?.removeEventListener('play', goOn)
    }
  }, [media])
  return hasEnded
}
