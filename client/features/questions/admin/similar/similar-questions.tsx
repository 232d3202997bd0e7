import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { SimilarList } from './similar-list.tsx'
import { useSimilar } from './use-similar.ts'

type Props = {
  /** `comparedText` of the draft as it is typed. */
  text: Bilingual
  /** Id of the question that is typed. */
  except?: string
}

/** Panel with the questions of the bank that are like the one that is typed. */
export function SimilarQuestions({ text, except }: Props) {
  return <SimilarList similar={useSimilar(text, except)} />
}
