import type { PaperSection } from '../paper.ts'
import { partA } from './part-a.ts'

export const paper1: PaperSection = {
  presetSectionId: 'paper-1',
  passages: [...partA.passages],
  questions: [...partA.questions],
}
