import { RotateCcw, RotateCw } from 'lucide-react'
import type { RefObject } from 'react'
import type { Playable } from '../../../../domain/videos/contract.ts'
import { speeds } from '../../../../domain/videos/watching.ts'
import { fileSize } from '../../../i18n/file-size.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import type { VideoPlayerProps } from '../video-player.tsx'
import { captionChoices, type CaptionChoice } from './device.ts'
import { goTo } from './media.ts'
import { PlaybackNotices, ResumedNotice } from './playback-notices.tsx'
import { stepMs, usePlayerKeys } from './use-player-keys.ts'
import { useCaptions } from './use-captions.ts'
import { useSavedPlace } from './use-saved-place.ts'
import { useSpeed } from './use-speed.ts'

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
  const restart = () => {
    goTo(media.current, 0)
    forget()
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
      {resumed !== null && <ResumedNotice positionMs={resumed} onRestart={restart} />}
      <div className="flex flex-wrap items-end gap-2">
        <Button look="secondary" size="icon" aria-label={t('back')} title={t('back')} onClick={() => step(-stepMs)}>
          <RotateCcw aria-hidden className="size-5" />
        </Button>
        <Button look="secondary" size="icon" aria-label={t('on')} title={t('on')} onClick={() => step(stepMs)}>
          <RotateCw aria-hidden className="size-5" />
        </Button>
        <SpeedSelect speed={speed} onChoose={setSpeed} />
        {video.captions.length > 0 && (
          <CaptionSelect languages={video.languages} captions={captions} onChoose={setCaptions} />
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

function SpeedSelect({ speed, onChoose }: { speed: number; onChoose: (speed: number) => void }) {
  const { t } = useTranslation('player')
  return (
    <div className="w-24">
      <InstantSelect
        label={t('speed')}
        value={String(speed)}
        onChoose={(value) => onChoose(Number(value))}
        options={speeds.map((one) => [String(one), t('times', { speed: one })])}
      />
    </div>
  )
}

type CaptionSelectProps = {
  languages: readonly CaptionChoice[]
  captions: CaptionChoice
  onChoose: (choice: CaptionChoice) => void
}

function CaptionSelect({ languages, captions, onChoose }: CaptionSelectProps) {
  const { t } = useTranslation('player')
  return (
    <div className="w-28">
      <InstantSelect
        label={t('captions')}
        value={captions}
        onChoose={(value) => onChoose(captionChoices.find((one) => one === value) ?? 'off')}
        options={captionChoices
          .filter((one) => one === 'off' || languages.includes(one))
          .map((one) => [one, t(`${one}`)])}
      />
    </div>
  )
}
