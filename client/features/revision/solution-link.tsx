import { Link } from 'react-router'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { paths } from '../../../domain/paths.ts'
import type { SolutionPlace } from '../../../domain/revision/mistake-book.ts'

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
      ? learningPaths.solution(solution.testId, solution.attemptId, questionId)
      : paths.practiceSession(solution.sessionId)
  return (
    <Link to={address} aria-label={label} className="link inline-flex min-h-11 items-center font-semibold">
      {solution.at === 'test' ? texts.test : texts.practice}
    </Link>
  )
}
