import { clues } from './clues.ts'
import { gateSeverities, type GateFinding, type GatePaper, type GateRule } from './contract.ts'
import { difficultyShares } from './difficulty.ts'
import { keyPositions } from './key-positions.ts'
import { kindRules } from './kinds.ts'
import { languageRules } from './languages.ts'
import { optionCounts } from './options.ts'
import { rightsAndReasons } from './rights.ts'
import { sharing } from './sharing.ts'
import { syllabus } from './syllabus.ts'
import { timeRules } from './time.ts'
import { twinStems } from './twins.ts'

const rules: GateRule[] = [
  optionCounts,
  kindRules,
  syllabus,
  difficultyShares,
  timeRules,
  keyPositions,
  clues,
  sharing,
  twinStems,
  languageRules,
  rightsAndReasons,
]

/** Findings of a paper: those that block it first, each group in the order of the rules. */
export const qualityFindings = (paper: GatePaper): GateFinding[] => {
  const found = rules.flatMap((rule) => rule(paper))
  const blocks = ({ code }: GateFinding) => gateSeverities[code] === 'blocks'
  return [...found.filter(blocks), ...found.filter((finding) => !blocks(finding))]
}
