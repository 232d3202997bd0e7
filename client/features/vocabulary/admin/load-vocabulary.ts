import type { VocabularyTab } from '../../../../domain/vocabulary/contract.ts'
import { unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'

export const loadVocabulary = async ({ admin: { vocabulary } }: Api, tab: VocabularyTab) =>
  tab === 'exams'
    ? { tab, ...(await load(unwrap(vocabulary.exams.$get()))) }
    : { tab, ...(await load(unwrap(vocabulary.topics.$get()))) }
