import { central } from './central.ts'
import { companies } from './companies.ts'
import { ofStates } from './states.ts'

export { seedOrganisations } from './organisations.ts'

/** Thirty sample jobs in every state of a recruitment. All are invented, as the names of their organisations say. */
export const jobSeeds = [...central, ...ofStates, ...companies]
