import type { SeedVideo } from '../shapes.ts'
import { ohmToKirchhoff } from './ohms-law-to-kirchhoff.ts'
import { trains } from './trains.ts'

/** Lessons of five minutes and more, drawn by `npm run films`. Newest first. */
export const lessons: SeedVideo[] = [ohmToKirchhoff, trains]
