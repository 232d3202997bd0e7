import type { AuthoredPassage, AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { aptitudeQuestions } from './aptitude.ts'
import { englishQuestions } from './english.ts'
import { generalKnowledgeQuestions } from './general-knowledge.ts'
import { mathsQuestions } from './maths.ts'
import { reasoningQuestions } from './reasoning.ts'
import { scienceQuestions } from './science.ts'

export const seedQuestions: AuthoredQuestion[] = [
  ...aptitudeQuestions,
  ...reasoningQuestions,
  ...englishQuestions,
  ...generalKnowledgeQuestions,
  ...scienceQuestions,
  ...mathsQuestions,
]

export const seedPassages: AuthoredPassage[] = []
