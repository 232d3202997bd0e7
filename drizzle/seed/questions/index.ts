import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { paperPassages, paperQuestions } from '../catalogue/full-papers.ts'
import { aptitudePassages, aptitudePractice } from './aptitude-practice.ts'
import { aptitudeQuestions } from './aptitude.ts'
import { biologyQuestions } from './biology.ts'
import { chemistryQuestions } from './chemistry.ts'
import { englishPassages, englishPractice } from './english-practice.ts'
import { englishQuestions } from './english.ts'
import { generalKnowledgePractice } from './general-knowledge-practice.ts'
import { generalKnowledgeQuestions } from './general-knowledge.ts'
import { mathsPractice } from './maths-practice.ts'
import { mathsQuestions } from './maths.ts'
import { physicsQuestions } from './physics.ts'
import { withReasons } from './reasons/index.ts'
import { reasoningPassages, reasoningPractice } from './reasoning-practice.ts'
import { reasoningQuestions } from './reasoning.ts'
import { scienceQuestions } from './science.ts'
import { shortMockPassages, shortMockQuestions } from './short-mocks.ts'

export const seedQuestions: AuthoredQuestion[] = [
  ...aptitudeQuestions,
  ...aptitudePractice,
  ...reasoningQuestions,
  ...reasoningPractice,
  ...englishQuestions,
  ...englishPractice,
  ...generalKnowledgeQuestions,
  ...generalKnowledgePractice,
  ...scienceQuestions,
  ...physicsQuestions,
  ...chemistryQuestions,
  ...biologyQuestions,
  ...mathsQuestions,
  ...mathsPractice,
  ...shortMockQuestions,
  ...paperQuestions,
].map(withReasons)

export const seedPassages: AuthoredPassage[] = [
  ...aptitudePassages,
  ...reasoningPassages,
  ...englishPassages,
  ...shortMockPassages,
  ...paperPassages,
]
