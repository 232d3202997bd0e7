import type { VocabularyTab } from '../../../../domain/vocabulary/contract.ts'
import { unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'

export const loadVocabulary = async (api: Api, tab: VocabularyTab) => {
  const { terms, vocabulary } = api.admin
  if (tab === 'exams') return { tab, ...(await load(unwrap(vocabulary.exams.$get()))) }
  if (tab === 'subjects') {
    const { items } = await load(unwrap(terms[':vocabulary'].$get({ param: { vocabulary: 'subject' } })))
    return { tab, vocabulary: 'subject' as const, items }
  }
  const [{ items }, subjects] = await load(Promise.all([unwrap(vocabulary.topics.$get()), unwrap(api.subjects.$get())]))
  return { tab, items, subjects: subjects.items }
}
