import type { z } from 'zod'
import type { Bilingual } from '../text.ts'
import type { Entered } from './entered.ts'

/** Units (domain/results/marks.ts); `wrong` and `blank` are penalties as positive numbers. */
export type Marks = {
  correct: number
  wrong: number
  /** Names a rule for partly right answers. */
  partial?: 'jee_advanced' | 'per_row'
  /** The penalty of a true blank where the paper offers a "not attempted" option. */
  blank?: number
}

export type Outcome = { verdict: 'correct' | 'partial' | 'wrong'; units: number }

/** Makes another text of every text: Markdown to HTML when a question is saved. */
export type TextMap = (text: Bilingual) => Promise<Bilingual>

/**
 * A kind of question: its shapes (what the public sees, the secret rubric) and its rules. How it looks is in
 * presentation.ts, because pages need that without zod and without scoring.
 */
export type Kind<Body, Rubric, Spec> = {
  /** The public body as an author writes it; parts that every question of the kind shares are defaults. */
  body: z.ZodType<Body>
  /** The secret rubric: what is right. It lives in its own table and leaves the server only after release. */
  rubric: z.ZodObject & z.ZodType<Rubric>
  /** What readers may see of a body: every field by name, so that nothing else has a way out. */
  publish(body: Body): Body
  mapTexts(body: Body, map: TextMap): Promise<Body>
  /** What an answer may name: small, kept by the attempt's object. `mayPass`: the paper offers "not attempted". */
  specOf(body: Body, mayPass: boolean): Spec
  fits(answer: Entered, spec: Spec): boolean
  /** Whether a rubric names nothing that the body does not show. */
  keyFits(rubric: Rubric, body: Body): boolean
  /** Scores a given answer, never a missing one. */
  score(rubric: Rubric, answer: Entered, marks: Marks): Outcome
}

export const right = ({ correct }: Marks): Outcome => ({ verdict: 'correct', units: correct })
// `0 -` and not unary minus: no penalty is 0, never -0.
export const wrong = ({ wrong: penalty }: Marks): Outcome => ({ verdict: 'wrong', units: 0 - penalty })
