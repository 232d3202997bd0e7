import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { formatRemaining } from '../../../../domain/attempts/server-clock.ts'
import { nextMoment, previousMoment, type Moment } from '../../../../domain/results/replay/moments.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { momentKey, playerId } from './jump.ts'
import { MomentLink } from './moment-link.tsx'
import { speeds, type usePlayback } from './use-playback.ts'

type Props = { playback: ReturnType<typeof usePlayback>; endMs: number; moments: readonly Moment[]; spoken: string }

/** The track and its buttons. Without script the track is a form. */
export function Scrubber({ playback, endMs, moments, spoken }: Props) {
  const { t } = useTranslation('replay')
  const { at, plays, speed, setSpeed, show, toggle } = playback
  const attempt = useSearchParams()[0].get('attempt')
  const [before, after] = [previousMoment(moments, at), nextMoment(moments, at)]
  return (
    <Form method="get" action={`#${playerId}`} className="grid gap-2">
      {attempt && <HiddenFields fields={{ attempt }} />}
      <input
        type="range"
        name={momentKey}
        min={0}
        max={Math.ceil(endMs / 1_000)}
        step={1}
        value={Math.round(at / 1_000)}
        aria-label={t('track')}
        aria-valuetext={spoken}
        onChange={({ target }) => show(Number(target.value) * 1_000)}
        className="h-11 w-full accent-primary"
      />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <Step moment={before} label={t('before')} icon={SkipBack} />
          <Button size="icon" aria-label={t(plays ? 'pause' : 'play')} onClick={toggle} className="noscript:hidden">
            {plays ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
          </Button>
          <Step moment={after} label={t('after')} icon={SkipForward} />
          <p className="ps-2 text-sm text-muted tabular">
            {formatRemaining(at)} / {formatRemaining(endMs)}
          </p>
        </div>
        <div className="w-44 noscript:hidden">
          <Segmented
            label={t('speed')}
            options={speeds.map((value) => ({ value, label: `${value}×` }))}
            value={speed}
            onChange={setSpeed}
          />
        </div>
        <div className="hidden noscript:block">
          <Button type="submit" look="secondary">
            {t('showMoment')}
          </Button>
        </div>
      </div>
    </Form>
  )
}

type StepProps = { moment: Moment | undefined; label: string; icon: typeof SkipBack }

function Step({ moment, label, icon: Icon }: StepProps) {
  const icon = <Icon aria-hidden size={20} />
  if (!moment) return <span className="inline-grid size-11 place-items-center text-muted opacity-60">{icon}</span>
  return (
    <MomentLink
      at={moment.at}
      label={label}
      className="inline-grid size-11 place-items-center rounded-md text-primary hover:bg-primary-soft"
    >
      {icon}
    </MomentLink>
  )
}
