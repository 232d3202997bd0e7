import type { SocialProblem } from './problems.ts'

/** Every page holds this; what a problem is called and what it means (problems.ts) is for those that show one. */
export class SocialError extends Error {
  readonly problem: SocialProblem
  constructor(problem: SocialProblem) {
    super(`Social sign-in: ${problem}`)
    this.name = 'SocialError'
    this.problem = problem
  }
}

/** The popup looks closed, which one that was cut off from this page does as well: `answer` is what it may still say. */
export class PopupClosed extends SocialError {
  readonly answer: Promise<void>
  constructor(answer: Promise<void>) {
    super('popup_closed')
    this.answer = answer
  }
}
