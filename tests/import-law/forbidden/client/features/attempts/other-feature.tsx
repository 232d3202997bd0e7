import { Score } from '../results/score.tsx'
export const wrong = Score
