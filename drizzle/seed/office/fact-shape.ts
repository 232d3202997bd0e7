import type { FactInput } from '../../../domain/current-affairs/facts.ts'
import type { UsingKind } from '../../../domain/current-affairs/kinds.ts'

/** Fact of the demo. `uses`: what rests on it. `later`: a change made after the links, which flags them. */
export type SeedFact = {
  code: string
  fact: FactInput
  uses?: readonly (readonly [kind: UsingKind, itemId: string])[]
  later?: Partial<FactInput>
}

/** Sources are read on no particular day, and facts are for all exams. */
export const factOf = (
  fact: Omit<FactInput, 'exams' | 'sourceUrl' | 'sourceDate' | 'topicId'> & Partial<FactInput>,
): FactInput => ({ topicId: null, exams: [], sourceUrl: null, sourceDate: null, ...fact })
