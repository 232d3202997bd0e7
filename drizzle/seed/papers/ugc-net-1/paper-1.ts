import type { PaperSection } from '../paper.ts'
import { partA } from './part-a.ts'
import { partB } from './part-b.ts'

export const paper1: PaperSection = {
  presetSectionId: 'paper-1',
  passages: [...partA.passages, ...partB.passages],
  questions: [...partA.questions, ...partB.questions],
}
