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

const all: ReferenceBlueprint[] = [
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
