import { privacy } from './privacy.ts'
import { refund } from './refund.ts'
import type { SeedLegalVersion } from './shapes.ts'
import { terms } from './terms.ts'

export const seedLegalVersions: SeedLegalVersion[] = [...privacy, ...terms, ...refund]
