import { thing } from '../worker/thing.ts'
export const wrong = thing
