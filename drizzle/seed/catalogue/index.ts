import { bankMains, bankPo } from './banking.ts'
import { demoTest } from './demo.ts'
import { fullPaperGroups } from './full-papers.ts'
import { gate } from './gate.ts'
import { jeeMain } from './jee-main.ts'
import { jeeAdvancedPapers } from './jee.ts'
import { neet } from './neet.ts'
import { rrbNtpc } from './railways.ts'
import type { SeedGroup, SeedSeries, SeedShiftGroup, SeedTest } from './shapes.ts'
import { ssc2026 } from './ssc-2026.ts'
import { sscMocks } from './ssc-mocks.ts'
import { sscSections } from './ssc-sections.ts'
import { statePsc } from './state-psc.ts'
import { ugcNet } from './ugc-net.ts'
import { upscPrelims } from './upsc.ts'

export type { SeedSection, SeedSeries, SeedShiftGroup, SeedTest } from './shapes.ts'

/** Newest first. */
const groups: SeedGroup[] = [
  ...fullPaperGroups,
  sscMocks,
  ssc2026,
  jeeAdvancedPapers,
  jeeMain,
  neet,
  bankPo,
  bankMains,
  rrbNtpc,
  upscPrelims,
  statePsc,
  sscSections,
  gate,
  ugcNet,
]

export const seedSeries: SeedSeries[] = groups.map(({ series }) => series)
export const seedTests: SeedTest[] = [...groups.flatMap(({ tests }) => tests), demoTest]

export const seedShiftGroups: SeedShiftGroup[] = [
  {
    id: 'shg_ssc-cgl-2026',
    title: { en: 'SSC CGL Tier 1 2026: two shifts', hi: 'एसएससी सीजीएल टियर 1 2026: दो पालियाँ' },
    normaliser: 'ssc_2025',
  },
]
