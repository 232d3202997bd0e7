import { passagesOf, questionsOf, type FullPaper } from './paper.ts'
import { sscCgl1 } from './ssc-cgl-1/index.ts'

const fullPapers: FullPaper[] = [sscCgl1]

export const paperQuestions = fullPapers.flatMap(questionsOf)
export const paperPassages = fullPapers.flatMap(passagesOf)
