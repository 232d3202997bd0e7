import { createContext, useContext } from 'react'
import type { PresetPattern, PresetSection } from '../../../../domain/catalogue/contract.ts'
import { versionInForce } from '../../../../domain/catalogue/presets/in-force.ts'
import type { OfficePresetVersion } from '../../../../domain/catalogue/presets/office.ts'
import { useValue } from '../../../office/editor/editor-context.ts'

/** Titles of topics, each with that of its subject, by their name in the vocabulary; a whole subject has no other. */
export type TopicNames = ReadonlyMap<string, { title: string; subject: string }>

type BlueprintData = {
  /** Versions of the pattern, newest first. */
  versions: readonly OfficePresetVersion[]
  topics: TopicNames
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
