import type { SeedVideo } from '../shapes.ts'
import { geneticCrosses } from './dihybrid-crosses-linkage-and-pedigrees.ts'
import { billToLaw } from './how-a-bill-becomes-a-law.ts'
import { monsoon } from './monsoon.ts'
import { ohmToKirchhoff } from './ohms-law-to-kirchhoff.ts'
import { syllogism } from './syllogism.ts'
import { trains } from './trains.ts'

/** Lessons of five minutes and more, drawn by `npm run films`. Newest first. */
export const lessons: SeedVideo[] = [geneticCrosses, billToLaw, monsoon, syllogism, ohmToKirchhoff, trains]
