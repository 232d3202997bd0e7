import { useCallback } from 'react'
import type { AttemptReplay } from '../../../../domain/results/replay/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { partOf } from '../frame/tabs.ts'
import { JumpContext, playerId } from './jump.ts'
import { NextReplayAct } from './next-act.tsx'
import { Player } from './player.tsx'
import { Timeline } from './timeline.tsx'
import { usePlayback } from './use-playback.ts'
import type { ShownQuestion } from './use-questions.ts'

const OrderTable = lazyPart(() => import('./order-table.tsx'), 'OrderTable')
const SectionPace = lazyPart(() => import('./section-pace.tsx'), 'SectionPace')

type Props = {
  testId: string
  answer: AttemptReplay
  /** The moment that the address names, and its question. */
  at: number
  first: ShownQuestion | null
}

/** An attempt moment by moment. */
export function ReplayPage({ testId, answer: { attemptId, replay }, at, first }: Props) {
  const { t } = useTranslation('replay')
  if (!replay)
    return (
      <EmptyState
        title={t('missing')}
        text={t('missingText')}
        action={<ToSolutions testId={testId} attemptId={attemptId} />}
      />
    )
  if (replay.events.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<ToSolutions testId={testId} attemptId={attemptId} />}
      />
    )
  return <Played testId={testId} attemptId={attemptId} replay={replay} startMs={at} first={first} />
}

type PlayedProps = {
  testId: string
  attemptId: string
  replay: NonNullable<AttemptReplay['replay']>
  startMs: number
  first: ShownQuestion | null
}

function Played({ testId, attemptId, replay, startMs, first }: PlayedProps) {
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

function ToSolutions({ testId, attemptId }: { testId: string; attemptId: string }) {
  const { t } = useTranslation('replay')
  return <LinkButton to={partOf(paths.testSolutions, testId, attemptId)}>{t('next.toSolutions')}</LinkButton>
}
