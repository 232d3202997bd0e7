import type { Paper } from '../../../../domain/attempts/contract.ts'
import { late } from '../../../ui/late.tsx'
import { fetchKinds } from './kinds/registry.tsx'

const parts = () => import('./parts.ts')
const aids = () => import('./aids.ts')
const calculator = () => import('./calculator/calculator.tsx')

export const AskDialogs = late(parts, 'AskDialogs')
export const Banners = late(parts, 'Banners')
export const BreakScreen = late(parts, 'BreakScreen')
export const CountsCard = late(parts, 'CountsCard')
export const EndScreen = late(parts, 'EndScreen')
export const InstructionsView = late(parts, 'InstructionsView')
export const Keys = late(parts, 'Keys')
export const KeySheet = late(parts, 'KeySheet')
export const NotedLine = late(parts, 'NotedLine')
export const PanelContent = late(parts, 'PanelContent')
export const PanelSheet = late(parts, 'PanelSheet')
export const PauseScreen = late(parts, 'PauseScreen')
export const QuestionPaper = late(parts, 'QuestionPaper')
export const Report = late(parts, 'Report')
export const SectionNews = late(parts, 'SectionNews')
export const SectionSummary = late(parts, 'SectionSummary')
export const Summary = late(parts, 'Summary')

export const PassagePane = late(aids, 'PassagePane')
export const Pictures = late(aids, 'Pictures')
export const Calculator = late(calculator, 'Calculator')

/** Preloads every part that a paper may need, because the network may be gone later. */
export const fetchLateParts = (paper: Paper): void => {
  fetchKinds(paper.questions)
  void EndScreen.fetch()
  void Pictures.fetch()
  if (paper.calculator === 'scientific') void Calculator.fetch()
}
