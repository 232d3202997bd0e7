import { nextReplayAct } from '../../../../domain/results/replay/next-act.ts'
import type { Replay } from '../../../../domain/results/replay/contract.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { partOf } from '../frame/tabs.ts'
import { useSpan } from '../use-span.ts'

type Props = { testId: string; attemptId: string; replay: Replay }

/** Next act after a replay. */
export function NextReplayAct({ testId, attemptId, replay }: Props) {
  const { t } = useTranslation('replay')
  const span = useSpan()
  const act = nextReplayAct(replay)
  if (act.kind === 'solutions')
    return (
      <Act
        text={t('next.solutions')}
        to={partOf(learningPaths.testSolutions, testId, attemptId)}
        label={t('next.toSolutions')}
      />
    )
  const number = act.place + 1
  const question = replay.questions[act.place]
  const text =
    act.kind === 'stall'
      ? t('next.stall', { number, time: span(act.ms), limit: span(act.limitMs) })
      : t('next.change', { number })
  return (
    <Act
      text={text}
      to={learningPaths.solution(testId, attemptId, question?.id ?? '')}
      label={t('next.toSolution', { number })}
    />
  )
}

function Act({ text, to, label }: { text: string; to: string; label: string }) {
  const { t } = useTranslation('replay')
  return (
    <section aria-labelledby="next-act" className="card p-4">
      <h2 id="next-act" className="text-lg">
        {t('next.title')}
      </h2>
      <p className="mt-1 mb-3 max-w-reading">{text}</p>
      <LinkButton to={to}>{label}</LinkButton>
    </section>
  )
}
