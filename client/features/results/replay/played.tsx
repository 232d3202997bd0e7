import { useCallback } from 'react'
import type { AttemptReplay } from '../../../../domain/results/replay/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { JumpContext, playerId } from './jump.ts'
import { NextReplayAct } from './next-act.tsx'
import { OrderTable } from './order-table.tsx'
import { Player } from './player.tsx'
import { SectionPace } from './section-pace.tsx'
import { Timeline } from './timeline.tsx'
import { usePlayback } from './use-playback.ts'
import type { ShownQuestion } from './use-questions.ts'

type Props = {
  testId: string
  attemptId: string
  replay: NonNullable<AttemptReplay['replay']>
  startMs: number
  first: ShownQuestion | null
}

/** The player, what follows from the replay, and its figures. */
export function Played({ testId, attemptId, replay, startMs, first }: Props) {
  const { t } = useTranslation('replay')
  const isHydrated = useHydrated()
  const playback = usePlayback(replay.endMs, startMs)
  const { show } = playback
  const jump = useCallback(
    (moment: number) => {
      show(moment)
      document.getElementById(playerId)?.scrollIntoView({ block: 'nearest' })
    },
    [show],
  )
  return (
    <JumpContext value={isHydrated ? jump : null}>
      {replay.synthetic && (
        <p>
          <Badge>{t('demo')}</Badge>
        </p>
      )}
      <Player attemptId={attemptId} replay={replay} playback={playback} first={first} />
      <NextReplayAct testId={testId} attemptId={attemptId} replay={replay} />
      <Timeline replay={replay} at={playback.at} />
      <SectionPace replay={replay} />
      <OrderTable replay={replay} />
      <p className="text-xs text-muted">{t('source')}</p>
    </JumpContext>
  )
}
