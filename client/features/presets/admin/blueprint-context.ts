import { createContext, useContext } from 'react'
import type { PresetPattern, PresetSection } from '../../../../domain/catalogue/contract.ts'
import { versionInForce } from '../../../../domain/catalogue/presets/in-force.ts'
import type { OfficePresetVersion } from '../../../../domain/catalogue/presets/office.ts'
import { useValue } from '../../../office/editor/editor-context.ts'

type BlueprintData = {
  /** Versions of the pattern, newest first. */
  versions: readonly OfficePresetVersion[]
  /** Names of subjects and topics by their name in the vocabulary. */
  topics: ReadonlyMap<string, string>
}

export const BlueprintContext = createContext<BlueprintData>({ versions: [], topics: new Map() })

/** Pattern in force on the day that the draft has now; the newest before a day is chosen. */
export const usePattern = (): PresetPattern | undefined => {
  const { versions } = useContext(BlueprintContext)
  const day = useValue('effectiveFrom')
  return (versionInForce(versions, typeof day === 'string' ? day : '') ?? versions[0])?.pattern
}

/** Section of the pattern that a row of the draft is about; `path` is inside the row. */
export const useSection = (path: string): PresetSection | undefined => {
  const [list, row] = path.split('.')
  const id = useValue(`${list}.${row}.id`)
  return usePattern()?.sections.find((section) => section.id === id)
}
