import { central } from './central.ts'
import { companies } from './companies.ts'
import { ofStates } from './states.ts'

export { seedOrganisations } from './organisations.ts'

/** Thirty samples in every state of a recruitment. All of it is made up, and their organisations' names say so. */
export const jobSeeds = [...central, ...ofStates, ...companies]
