import { paths } from '../../../domain/paths.ts'
import type { SolutionPlace } from '../../../domain/revision/mistake-book.ts'
import { LinkButton } from '../../ui/button.tsx'

type Props = {
  questionId: string
  solution: SolutionPlace | null
  /** Accessible name. */
  label: string
  /** Text for a solution in a test, for one in practice, and where none is left. */
  texts: { test: string; practice: string; none: string }
}

/** Link to the solution of a question where the student saw it. */
export function SolutionLink({ questionId, solution, label, texts }: Props) {
  if (!solution) return <p className="text-sm text-muted">{texts.none}</p>
  const address =
    solution.at === 'test'
      ? paths.solution(solution.testId, solution.attemptId, questionId)
      : paths.practiceSession(solution.sessionId)
  return (
    <LinkButton to={address} look="secondary" aria-label={label}>
      {solution.at === 'test' ? texts.test : texts.practice}
    </LinkButton>
  )
}
