import type { Paper } from '../../../../domain/attempts/contract.ts'
import { browserPart } from '../../../ui/browser-part.tsx'
import { fetchKinds } from './kinds/registry.tsx'

const parts = () => import('./parts.ts')
const aids = () => import('./aids.ts')
const calculator = () => import('./calculator/calculator.tsx')

export const AskDialogs = browserPart(parts, 'AskDialogs')
export const Banners = browserPart(parts, 'Banners')
export const BreakScreen = browserPart(parts, 'BreakScreen')
export const CountsCard = browserPart(parts, 'CountsCard')
export const EndScreen = browserPart(parts, 'EndScreen')
export const InstructionsView = browserPart(parts, 'InstructionsView')
export const Keys = browserPart(parts, 'Keys')
export const KeySheet = browserPart(parts, 'KeySheet')
export const NotedLine = browserPart(parts, 'NotedLine')
export const PanelContent = browserPart(parts, 'PanelContent')
export const PanelSheet = browserPart(parts, 'PanelSheet')
export const PauseScreen = browserPart(parts, 'PauseScreen')
export const QuestionPaper = browserPart(parts, 'QuestionPaper')
export const Report = browserPart(parts, 'Report')
export const SectionNews = browserPart(parts, 'SectionNews')
export const SectionSummary = browserPart(parts, 'SectionSummary')
export const Summary = browserPart(parts, 'Summary')

export const PassagePane = browserPart(aids, 'PassagePane')
export const Pictures = browserPart(aids, 'Pictures')
export const Calculator = browserPart(calculator, 'Calculator')

/** Preloads every part that a paper may need, because the network may be gone later. */
export const preloadParts = (paper: Paper): void => {
  fetchKinds(paper.questions)
  void EndScreen.fetch()
  void Pictures.fetch()
  if (paper.calculator === 'scientific') void Calculator.fetch()
}
