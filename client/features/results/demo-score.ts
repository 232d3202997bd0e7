import { browserPart } from '../../ui/browser-part.tsx'

/** The score of the demo test: it comes while the questions are answered. */
export const DemoScore = browserPart(() => import('./demo-report.tsx'), 'DemoReport')
