import { percentages } from './aptitude-percentages.ts'
import { timeAndWork } from './aptitude-time-work.ts'
import { dataInterpretation, polityBook } from './books.ts'
import { chemistry } from './chemistry.ts'
import { grammar } from './english-grammar.ts'
import { indiaGeography, worldGeography } from './geography.ts'
import { ancientHistory, freedomStruggle } from './history-timelines.ts'
import { geometry } from './maths-geometry.ts'
import { trigonometry } from './maths-trigonometry.ts'
import {
  billToLaw,
  budgetTerms,
  computerBasics,
  examDay,
  inflation,
  lawsOfMotion,
  monsoon,
  periodicTrends,
  photosynthesis,
  vocabulary,
} from './notes.ts'
import { samplePaper, settledDigest } from './papers.ts'
import { physics } from './physics.ts'
import { polityBasics } from './polity-basics.ts'
import { rightsAndDuties } from './polity-rights.ts'
import { reasoningMethods } from './reasoning-methods.ts'
import { biology, generalScience } from './science.ts'
import type { SeedMaterial } from './shapes.ts'
import { topicNotes } from './topic-notes.ts'

/** Newest first. */
export const seedMaterials: SeedMaterial[] = [
  percentages,
  polityBasics,
  reasoningMethods,
  geometry,
  dataInterpretation,
  indiaGeography,
  physics,
  billToLaw,
  grammar,
  freedomStruggle,
  generalScience,
  monsoon,
  timeAndWork,
  samplePaper,
  polityBook,
  vocabulary,
  chemistry,
  budgetTerms,
  trigonometry,
  biology,
  computerBasics,
  rightsAndDuties,
  lawsOfMotion,
  worldGeography,
  settledDigest,
  inflation,
  ancientHistory,
  periodicTrends,
  photosynthesis,
  examDay,
  ...topicNotes,
]
