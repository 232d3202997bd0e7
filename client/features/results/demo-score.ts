import { late } from '../../ui/late.tsx'

/** The score of the demo test: it comes while the questions are answered. */
export const DemoScore = late(() => import('./score-report.tsx'), 'ScoreReport')
