import { currentElectricity } from './notes/current-electricity.ts'
import { environment } from './notes/environment-and-ecology.ts'
import { errorSpotting } from './notes/error-spotting-and-improvement.ts'
import { genetics } from './notes/genetics-and-inheritance.ts'
import { nationalMovement } from './notes/national-movement-1885-1947.ts'
import { numberSystem } from './notes/number-system-and-simplification.ts'
import { percentageProfit } from './notes/percentage-profit-and-discount.ts'
import { seatingPuzzles } from './notes/seating-and-puzzles.ts'
import { syllogismInequality } from './notes/syllogism-inequality-and-coding.ts'
import { timeWorkSpeed } from './notes/time-work-and-speed.ts'
import type { SeedMaterial } from './shapes.ts'

/** Notes on the topics that carry most marks, each with ten questions. Newest first. */
export const topicNotes: SeedMaterial[] = [
  currentElectricity,
  environment,
  errorSpotting,
  genetics,
  nationalMovement,
  numberSystem,
  percentageProfit,
  seatingPuzzles,
  syllogismInequality,
  timeWorkSpeed,
]
