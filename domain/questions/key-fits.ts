import { kindOf, type Body, type Rubric } from './kinds/registry.ts'

/** True when a key belongs to the question: of its kind, and naming only what the question shows. */
export const keyFits = (key: Rubric, body: Body): boolean =>
  key.kind === body.kind && kindOf(body.kind).keyFits(key, body)
