import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'
import { aptitudeReasons } from './aptitude.ts'
import { biologyReasons } from './biology.ts'
import { chemistryReasons } from './chemistry.ts'
import { currentAffairsReasons } from './current-affairs.ts'
import { englishReasons } from './english.ts'
import { generalKnowledgeReasons } from './general-knowledge.ts'
import { mathsReasons } from './maths.ts'
import { physicsReasons } from './physics.ts'
import { reasoningReasons } from './reasoning.ts'
import { scienceReasons } from './science.ts'
import type { Reasons } from './contract.ts'

const seedReasons: Reasons = {
  ...aptitudeReasons,
  ...biologyReasons,
  ...chemistryReasons,
  ...currentAffairsReasons,
  ...englishReasons,
  ...generalKnowledgeReasons,
  ...mathsReasons,
  ...physicsReasons,
  ...reasoningReasons,
  ...scienceReasons,
}

/** The question with the reasons of its options, which stand in files of their own. */
export const withReasons = (question: AuthoredQuestion): AuthoredQuestion => {
  const reasons = seedReasons[question.code]
  return reasons ? { ...question, reasons } : question
}
