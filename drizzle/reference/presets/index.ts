import { bankingPresets } from './banking.ts'
import { gatePresets } from './gate.ts'
import { jeePresets } from './jee.ts'
import { neetPresets } from './neet.ts'
import { dailyQuizPreset, practicePresets } from './practice.ts'
import type { Preset, PresetVersion } from './preset.ts'
import { railwayPresets } from './railways.ts'
import { sscPresets } from './ssc.ts'
import { statePscPresets } from './state-psc.ts'
import { ugcNetPresets } from './ugc-net.ts'
import { upscPresets } from './upsc.ts'

export type { Preset, PresetVersion } from './preset.ts'

export const referencePresets: Preset[] = [
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

/** Presets of exams, practice and daily quizzes. */
export const allPresets: Preset[] = [...referencePresets, dailyQuizPreset]

const versions = new Map(allPresets.flatMap((preset) => preset.versions.map((version) => [version.id, version])))

/** Throws RangeError for an unknown version. */
export const presetVersion = (id: string): PresetVersion => {
  const found = versions.get(id)
  if (!found) throw new RangeError(`No preset version ${id}`)
  return found
}
