import type { z } from 'zod'
import { constraintsOf, type Constraints } from '../../../forms/constraints.ts'
import type { ProfileIntent } from './profile-action.ts'

export type SectionConstraints = Partial<Record<ProfileIntent, Constraints>>

/** Native attributes of the fields of a section's forms. */
export const constraintsIn = (forms: Partial<Record<ProfileIntent, { contract: z.ZodObject }>>): SectionConstraints =>
  Object.fromEntries(Object.entries(forms).map(([intent, { contract }]) => [intent, constraintsOf(contract)]))
