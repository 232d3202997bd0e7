import { aptitudeVideos } from './aptitude.ts'
import { knowledgeVideos } from './knowledge.ts'
import { reasoningVideos } from './reasoning.ts'
import type { SeedVideo } from './shapes.ts'

/** The videos of the demo, the newest first. Their files are in ./files, named by the slug. */
export const seedVideos: SeedVideo[] = [...aptitudeVideos, ...reasoningVideos, ...knowledgeVideos]
