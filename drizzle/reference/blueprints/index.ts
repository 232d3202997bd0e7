import { Blueprint } from '../../../domain/catalogue/blueprints/contract.ts'
import { bankingBlueprints } from './banking.ts'
import type { ReferenceBlueprint } from './blueprint.ts'
import { gateBlueprints } from './gate.ts'
import { jeeBlueprints } from './jee.ts'
import { neetBlueprints } from './neet.ts'
import { practiceBlueprints } from './practice.ts'
import { railwayBlueprints } from './railways.ts'
import { sscBlueprints } from './ssc.ts'
import { statePscBlueprints } from './state-psc.ts'
import { ugcNetBlueprints } from './ugc-net.ts'
import { upscBlueprints } from './upsc.ts'

const first: ReferenceBlueprint[] = [
  ...sscBlueprints,
  ...bankingBlueprints,
  ...railwayBlueprints,
  ...upscBlueprints,
  ...statePscBlueprints,
  ...jeeBlueprints,
  ...neetBlueprints,
  ...gateBlueprints,
  ...ugcNetBlueprints,
  ...practiceBlueprints,
]

/** Corrected least minutes by preset and section: facts are recalled faster than the first blueprints assume. */
const measuredMinutes: Record<string, Record<string, number>> = {
  'pre_rrb-ntpc-1': { awareness: 10 },
  'pre_uppsc-gs-1': { gs: 80 },
  'pre_rpsc-ras-prelims': { gk: 75 },
  'pre_state-subjects': { general: 12, biology: 12 },
  'pre_ugc-net': { 'paper-2': 45 },
}

/** Second blueprints of these presets, alike but for the corrected minutes. */
const measured = first.flatMap((blueprint): ReferenceBlueprint[] => {
  const minutes = measuredMinutes[blueprint.presetId]
  if (!minutes) return []
  const sections = blueprint.sections.map((section) => ({
    ...section,
    minutes: { ...section.minutes, min: minutes[section.sectionId] ?? section.minutes.min },
  }))
  return [{ ...blueprint, effectiveFrom: '2026-11-01', sections }]
})

const all = [...first, ...measured]

const numberOf = ({ presetId }: ReferenceBlueprint, index: number): number =>
  all.slice(0, index + 1).filter((each) => each.presetId === presetId).length

/** Blueprints of the seeded presets, those of one preset in the order of their dates. */
export const referenceBlueprints = all.map(({ sections, ...dated }, index) => {
  const version = numberOf({ sections, ...dated }, index)
  return {
    id: dated.presetId.replace('pre_', 'blu_') + `_v${version}`,
    version,
    ...dated,
    blueprint: Blueprint.parse({ sections }),
  }
})
