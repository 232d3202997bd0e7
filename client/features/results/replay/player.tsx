import { useMemo } from 'react'
import { clockFace } from '../../../../domain/results/replay/clock.ts'
import type { Replay } from '../../../../domain/results/replay/contract.ts'
import { frameAt } from '../../../../domain/results/replay/frame.ts'
import { momentsOf } from '../../../../domain/results/replay/moments.ts'
import { formatRemaining } from '../../../../domain/attempts/server-clock.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { playerId } from './jump.ts'
import { PalettePart } from './palette-part.tsx'
import { QuestionView } from './question-view.tsx'
import { Scrubber } from './scrubber.tsx'
import type { usePlayback } from './use-playback.ts'
import { useQuestions, type ShownQuestion } from './use-questions.ts'

type Props = {
  attemptId: string
  replay: Replay
  playback: ReturnType<typeof usePlayback>
  /** The question of the moment that the page was rendered for. */
  first: ShownQuestion | null
}

/** The exam's screen at a moment: clock, question with its answer, palette. */
export function Player({ attemptId, replay, playback, first }: Props) {
  const { t } = useTranslation('replay')
  const { at } = playback
  const moments = useMemo(() => momentsOf(replay), [replay])
  const frame = frameAt(replay, at)
  const item = replay.questions[frame.current]
  const section = replay.sections.find(({ id }) => id === item?.sectionId)
  const { shown, failed, retry } = useQuestions(attemptId, first, item?.id)
  const status = t(`status.${frame.statuses[frame.current] ?? 'not_visited'}`)
  const places = replay.questions.flatMap(({ sectionId }, place) => (sectionId === section?.id ? [place] : []))
  const clock = useClockText(replay, at)
  const number = frame.current + 1
  return (
    <section id={playerId} aria-label={t('player')} className="card scroll-mt-20 p-3 md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          {t('questionThen', { number })} <span className="text-sm font-normal text-muted">{status}</span>
        </p>
        <p className="text-sm tabular">{clock}</p>
      </div>
      <Scrubber
        playback={playback}
        endMs={replay.endMs}
        moments={moments}
        spoken={t('spoken', { time: formatRemaining(at), number, status, clock })}
      />
      <div className="mt-3 grid grid-cols-1 gap-4 border-t border-hairline pt-3 md:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          {shown ? (
            <QuestionView {...shown} answer={frame.answers[frame.current] ?? null} />
          ) : (
            <Waiting failed={failed} retry={() => void retry()} />
          )}
        </div>
        <div className="min-w-0">
          {section && replay.sections.length > 1 && (
            <p className="mb-2 text-sm font-semibold">
              <BilingualText text={section.title} />
            </p>
          )}
          <PalettePart
            places={places}
            statuses={frame.statuses}
            current={frame.current}
            reviewCounts={replay.reviewCounts}
          />
        </div>
      </div>
    </section>
  )
}

/** The clock as it stood. */
const useClockText = ({ clock, sections }: Replay, at: number): string => {
  const { t } = useTranslation('replay')
  const face = clockFace(clock, at)
  const time = formatRemaining(face.leftMs)
  if (face.place === 'over') return t('clockOver')
  if (face.place === 'break') return t('clockBreak', { time })
  return t(face.sectionId !== null && sections.length > 1 ? 'clockSection' : 'clock', { time })
}

function Waiting({ failed, retry }: { failed: boolean; retry: () => void }) {
  const { t } = useTranslation('replay')
  if (!failed)
    return (
      <div aria-busy="true">
        <Skeleton lines={6} />
      </div>
    )
  return (
    <Notice tone="warning" title={t('notLoaded')}>
      <p>{t('notLoadedText')}</p>
      <Button look="secondary" onClick={retry} className="mt-2">
        {t('retry')}
      </Button>
    </Notice>
  )
}
