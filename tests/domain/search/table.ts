import { initialSynonyms } from '../../../domain/search/synonym-groups.ts'
import { makeSynonyms } from '../../../domain/search/synonyms.ts'

/** The table of a new deployment. */
export const synonyms = makeSynonyms(initialSynonyms)
