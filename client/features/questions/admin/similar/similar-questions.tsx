import { useMemo, useSyncExternalStore } from 'react'
import { completeQuestion } from '../../../../../domain/questions/draft.ts'
import { comparedText } from '../../../../../domain/questions/similarity/compared-text.ts'
import { useEditor } from '../../../../office/editor/editor-context.ts'
import { SimilarList } from './similar-list.tsx'
import { useSimilar } from './use-similar.ts'

/** Panel of an editor with the questions of the bank that are like its own, as it is typed. */
export function SimilarQuestions() {
  const { store, itemId } = useEditor()
  const body = useSyncExternalStore(store.subscribe, store.body, store.body)
  const text = useMemo(() => comparedText(completeQuestion(body)), [body])
  return <SimilarList similar={useSimilar(text, itemId)} />
}
