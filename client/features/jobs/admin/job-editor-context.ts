import { createContext, useContext } from 'react'
import type { OfficeOrganisation } from '../../../../domain/jobs/office-contract.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import type { NoticeLine } from './notice-lines.ts'

/** Data of a notice's controls beside its draft. */
export type JobEditorData = {
  organisations: OfficeOrganisation[]
  /** Name that the pasted notice gives for an organisation that is not known. */
  newOrganisation: Bilingual | null
  /** Published body in the form of a draft; null for a notice that was never published. */
  published: Record<string, unknown> | null
  /** Number of the corrigendum that the next version would announce. */
  nextCorrigendum: number
  /** Lines of the pasted notice. */
  lines: NoticeLine[]
  /** Server's clock at loading, Unix milliseconds. */
  now: number
}

export const JobEditorContext = createContext<JobEditorData | null>(null)

export const useJobEditor = (): JobEditorData => {
  const data = useContext(JobEditorContext)
  if (!data) throw new Error('No editor of a job around this control')
  return data
}
