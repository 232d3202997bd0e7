import type { VocabularyTab } from '../../../../domain/vocabulary/contract.ts'
import type { Vocabulary } from '../../../../domain/vocabulary/terms.ts'
import { unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'

export const loadVocabulary = async (api: Api, tab: VocabularyTab) => {
  const { terms, vocabulary } = api.admin
  if (tab === 'exams') return { tab, ...(await load(unwrap(vocabulary.exams.$get()))) }
  if (tab !== 'topics') {
    const of: Vocabulary = tab === 'subjects' ? 'subject' : 'affair_category'
    const { items } = await load(unwrap(terms[':vocabulary'].$get({ param: { vocabulary: of } })))
    return { tab, vocabulary: of, items }
  }
  const [{ items }, subjects] = await load(Promise.all([unwrap(vocabulary.topics.$get()), unwrap(api.subjects.$get())]))
  return { tab, items, subjects: subjects.items }
}
