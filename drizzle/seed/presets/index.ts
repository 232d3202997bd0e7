import { bankingPresets } from './banking.ts'
import { gatePresets } from './gate.ts'
import { jeePresets } from './jee.ts'
import { neetPresets } from './neet.ts'
import { dailyQuizPreset, practicePresets } from './practice.ts'
import type { SeedPreset, SeedPresetVersion } from './preset.ts'
import { railwayPresets } from './railways.ts'
import { sscPresets } from './ssc.ts'
import { statePscPresets } from './state-psc.ts'
import { ugcNetPresets } from './ugc-net.ts'
import { upscPresets } from './upsc.ts'

export { seedExams, type SeedExam } from './exams.ts'
export type { SeedPreset, SeedPresetVersion } from './preset.ts'

export const seedPresets: SeedPreset[] = [
  ...sscPresets,
  ...bankingPresets,
  ...railwayPresets,
  ...upscPresets,
  ...statePscPresets,
  ...jeePresets,
  ...neetPresets,
  ...gatePresets,
  ...ugcNetPresets,
  ...practicePresets,
]

/** Beside those of the first seeding, that of the daily quizzes, which come with their own. */
const versions = new Map(
  [...seedPresets, dailyQuizPreset].flatMap((preset) => preset.versions.map((version) => [version.id, version])),
)

/** Throws RangeError where there is no such version. */
export const presetVersion = (id: string): SeedPresetVersion => {
  const found = versions.get(id)
  if (!found) throw new RangeError(`No preset version ${id}`)
  return found
}
