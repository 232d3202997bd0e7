import { readResult } from '../results/results.store.ts'
export const wrong = readResult
