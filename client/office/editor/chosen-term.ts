import type { DraftBody } from '../../../domain/content/contract.ts'

/** Id of the term that a field of a draft holds. */
export const chosenTerm = (body: DraftBody, field: string): string | undefined => {
  const held = body[field]
  return typeof held === 'string' ? held : undefined
}
