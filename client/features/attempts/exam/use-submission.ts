import { useExam } from './exam-context.ts'
import { useReached } from './use-time.ts'

export type Submission = {
  /** What may be handed in now: the section that runs, where another one follows, or the paper. */
  of: 'section' | 'wholePaper'
  allowed: boolean
  /** What the clock shows when it is allowed, milliseconds; 0 where it never is before the time is over. */
  fromLeft: number
}

export const useSubmission = (): Submission => {
  const { attempt, state, place } = useExam()
  const { timing, deadlineAt } = state
  const running = place.at === 'section' ? place.sectionId : null
  const of = timing?.spans && running !== null && timing.spans.at(-1)?.sectionId !== running ? 'section' : 'wholePaper'
  const section = timing?.spans?.find(({ sectionId }) => sectionId === running)?.leavableAt ?? 0
  const from = of === 'wholePaper' && timing ? Math.max(section, timing.submittableAt) : section
  const endsAt = place.at === 'section' ? place.endsAt : deadlineAt
  return { of, allowed: useReached(attempt, from), fromLeft: Math.max(0, endsAt - from) }
}
