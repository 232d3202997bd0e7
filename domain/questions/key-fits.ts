import { kindOf, type Body, type Rubric } from './kinds/registry.ts'

/** Whether a key is one of the question: of its kind, and naming nothing that the question does not show. */
export const keyFits = (key: Rubric, body: Body): boolean =>
  key.kind === body.kind && kindOf(body.kind).keyFits(key, body)
