import type { Paper } from '../../../../domain/attempts/contract.ts'
import { browserPart } from '../../../ui/browser-part.tsx'
import { fetchKinds } from './kinds/registry.tsx'

const deferred = () => import('./deferred-parts.ts')
const media = () => import('./media-parts.ts')
const calculator = () => import('./calculator/calculator.tsx')

export const PaletteDialogs = browserPart(deferred, 'PaletteDialogs')
export const Banners = browserPart(deferred, 'Banners')
export const BreakScreen = browserPart(deferred, 'BreakScreen')
export const CertaintyButtons = browserPart(deferred, 'CertaintyButtons')
export const CountsCard = browserPart(deferred, 'CountsCard')
export const EndScreen = browserPart(deferred, 'EndScreen')
export const InstructionsView = browserPart(deferred, 'InstructionsView')
export const Keys = browserPart(deferred, 'Keys')
export const KeySheet = browserPart(deferred, 'KeySheet')
export const IntegrityNotice = browserPart(deferred, 'IntegrityNotice')
export const PanelContent = browserPart(deferred, 'PanelContent')
export const PanelSheet = browserPart(deferred, 'PanelSheet')
export const PauseScreen = browserPart(deferred, 'PauseScreen')
export const QuestionPaper = browserPart(deferred, 'QuestionPaper')
export const Report = browserPart(deferred, 'Report')
export const SectionNotice = browserPart(deferred, 'SectionNotice')
export const SectionSummary = browserPart(deferred, 'SectionSummary')
export const Summary = browserPart(deferred, 'Summary')

export const PassagePane = browserPart(media, 'PassagePane')
export const Pictures = browserPart(media, 'Pictures')
export const Calculator = browserPart(calculator, 'Calculator')

/** Preloads every part that a paper may need, because the network may be gone later. */
export const preloadParts = (paper: Paper): void => {
  fetchKinds(paper.questions)
  void EndScreen.fetch()
  void Pictures.fetch()
  if (paper.calculator === 'scientific') void Calculator.fetch()
}
