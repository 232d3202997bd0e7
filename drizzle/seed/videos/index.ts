import { aptitudeVideos } from './aptitude.ts'
import { knowledgeVideos } from './knowledge.ts'
import { lessons } from './lessons/index.ts'
import { reasoningVideos } from './reasoning.ts'
import type { SeedVideo } from './shapes.ts'

/** Videos of the demo, newest first. Their files are in ./files, named by slug. */
export const seedVideos: SeedVideo[] = [...lessons, ...aptitudeVideos, ...reasoningVideos, ...knowledgeVideos]
