import { Maximize, Minimize, Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { timecode } from '../../../../domain/videos/timecode.ts'
import { speeds } from '../../../../domain/videos/watching.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { goTo, togglePlay } from './media.ts'
import { stepMs } from './use-player-keys.ts'
import { usePlayback } from './use-playback.ts'

type Props = {
  media: RefObject<HTMLVideoElement | null>
  /** Duration of what is played, until the file tells its own. Milliseconds. */
  durationMs: number
  speed: number
  onSpeed: (speed: number) => void
  onStep: (ms: number) => void
  isFull: boolean
  onFull: () => void
}

/** Controls below the picture, which cover neither it nor the captions. */
export function ControlBar({ media, durationMs, speed, onSpeed, onStep, isFull, onFull }: Props) {
  const { t } = useTranslation('player')
  const { isPlaying, atMs, durationMs: measuredMs } = usePlayback(media)
  const lengthMs = measuredMs || durationMs
  return (
    <div className="player-bar">
      <div className="flex items-center gap-3 text-sm">
        <input
          type="range"
          aria-label={t('position')}
          aria-valuetext={t('positionOf', { time: timecode(atMs), total: timecode(lengthMs) })}
          min={0}
          max={Math.max(1, Math.floor(lengthMs / 1000))}
          step={1}
          value={Math.floor(atMs / 1000)}
          onChange={({ currentTarget }) => goTo(media.current, Number(currentTarget.value) * 1000)}
          className="player-scrubber"
        />
        <span className="tabular shrink-0">
          {timecode(atMs)} / {timecode(lengthMs)}
        </span>
      </div>
      <div className="flex items-center gap-1">
        <BarButton label={t(isPlaying ? 'pause' : 'resume')} onClick={() => togglePlay(media.current)}>
          {isPlaying ? <Pause aria-hidden className="size-6" /> : <Play aria-hidden className="size-6" />}
        </BarButton>
        <BarButton label={t('back')} onClick={() => onStep(-stepMs)}>
          <Skip icon={<RotateCcw aria-hidden className="size-8" strokeWidth={1.5} />} />
        </BarButton>
        <BarButton label={t('on')} onClick={() => onStep(stepMs)}>
          <Skip icon={<RotateCw aria-hidden className="size-8" strokeWidth={1.5} />} />
        </BarButton>
        <select
          aria-label={t('speed')}
          value={String(speed)}
          onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}
          className="field tabular ms-auto w-24"
        >
          {speeds.map((one) => (
            <option key={one} value={String(one)}>
              {t('times', { speed: one })}
            </option>
          ))}
        </select>
        <BarButton label={t(isFull ? 'leaveFull' : 'full')} onClick={onFull}>
          {isFull ? <Minimize aria-hidden className="size-5" /> : <Maximize aria-hidden className="size-5" />}
        </BarButton>
      </div>
    </div>
  )
}

/** Arrow of a skip round its seconds. */
const Skip = ({ icon }: { icon: ReactNode }) => (
  <span className="relative">
    {icon}
    <span aria-hidden className="tabular absolute inset-0 grid place-items-center text-xs font-semibold">
      {stepMs / 1000}
    </span>
  </span>
)

function BarButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" size="icon" aria-label={label} title={label} onClick={onClick}>
      {children}
    </Button>
  )
}
