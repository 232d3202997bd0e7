import type { Bilingual } from '../text.ts'

/** What a student enters, on the wire. Which of the forms fits is said by the question's kind. */
export type Entered = { optionIds: string[] } | { value: string } | { rows: Record<string, string[]> }

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
 * A kind of question: one folder with its three shapes (what the student enters, what the public sees, the secret
 * rubric) in shapes.ts and these rules in rules.ts.
 */
export type Kind<Body, Rubric, Spec> = {
  /** What readers may see of a body: every field by name, so that nothing else has a way out. */
  publish(body: Body): Body
  mapTexts(body: Body, map: TextMap): Promise<Body>
  /** What an answer may name: small, kept by the attempt's object. */
  specOf(body: Body): Spec
  fits(answer: Entered, spec: Spec): boolean
  /** Scores a given answer, never a missing one. */
  score(rubric: Rubric, answer: Entered, marks: Marks): Outcome
}

export const right = ({ correct }: Marks): Outcome => ({ verdict: 'correct', units: correct })
// `0 -` and not unary minus: no penalty is 0, never -0.
export const wrong = ({ wrong: penalty }: Marks): Outcome => ({ verdict: 'wrong', units: 0 - penalty })
