import { useExam } from './exam-context.ts'
import { useReached } from './use-time.ts'

export type Submission = {
  /** The scope of a submission now: the current section if another one follows, else the paper. */
  of: 'section' | 'wholePaper'
  allowed: boolean
  /** The clock's reading at which submission becomes possible, milliseconds; 0 when only the end submits. */
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
