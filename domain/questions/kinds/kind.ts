import type { z } from 'zod'
import type { Bilingual } from '../text.ts'
import type { EnteredAnswer } from './entered.ts'

/** Units (domain/results/marks.ts); `wrong` and `blank` are penalties as positive numbers. */
export type MarkScheme = {
  correct: number
  wrong: number
  /** Rule for partly right answers. */
  partial?: 'jee_advanced' | 'per_row'
  /** Penalty of a true blank, where the paper offers "not attempted". */
  blank?: number
}

export type QuestionOutcome = { verdict: 'correct' | 'partial' | 'wrong'; units: number }

/** Maps every text of a body, for example Markdown to HTML when a question is saved. */
type TextMap = (text: Bilingual) => Promise<Bilingual>

/**
 * A kind of question: its shapes (public body, secret rubric) and rules. Its presentation is in presentation.ts,
 * because pages need it without zod and without scoring.
 */
export type Kind<Body, Rubric, Spec> = {
  /** Public body as an author writes it; parts that most questions of the kind share have default values. */
  body: z.ZodType<Body>
  /** Parts of the body that no author gives, because all questions of the kind share them. */
  fixedParts?: readonly (keyof Body & string)[]
  /** Secret rubric with the right answer, in its own table; it leaves the server only after the release. */
  rubric: z.ZodObject & z.ZodType<Rubric>
  /** Public part of a body, named field by field so that nothing else leaves. */
  publish(body: Body): Body
  mapTexts(body: Body, map: TextMap): Promise<Body>
  /** Values that an answer may name, kept by the attempt object. `mayPass`: the paper offers "not attempted". */
  specOf(body: Body, mayPass: boolean): Spec
  fits(answer: EnteredAnswer, spec: Spec): boolean
  /** True when the rubric names only what the body shows. */
  keyFits(rubric: Rubric, body: Body): boolean
  /** Scores an answer; never called for a blank. */
  score(rubric: Rubric, answer: EnteredAnswer, marks: MarkScheme): QuestionOutcome
}

export const right = ({ correct }: MarkScheme): QuestionOutcome => ({ verdict: 'correct', units: correct })
// `0 -` and not unary minus: no penalty is 0, never -0.
export const wrong = ({ wrong: penalty }: MarkScheme): QuestionOutcome => ({ verdict: 'wrong', units: 0 - penalty })
