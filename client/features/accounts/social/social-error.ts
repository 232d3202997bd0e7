import type { SocialProblem } from './problems.ts'

/**
 * Error of a social sign-in. In a module of its own, because every page loads it, and texts only those that show one
 * (problems.ts).
 */
export class SocialError extends Error {
  readonly problem: SocialProblem
  constructor(problem: SocialProblem) {
    super(`Social sign-in: ${problem}`)
    this.name = 'SocialError'
    this.problem = problem
  }
}

/**
 * The popup looks closed, as does one that was cut off from this page: `answer` is the outcome that may still arrive.
 */
export class PopupClosed extends SocialError {
  readonly answer: Promise<void>
  constructor(answer: Promise<void>) {
    super('popup_closed')
    this.answer = answer
  }
}
