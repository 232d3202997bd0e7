import { core } from './core.ts'
import { exam } from './exam.ts'
import { score } from './score.ts'
import { showcase } from './showcase.ts'
import { site } from './site.ts'

export const strings = { ...core, ...exam, ...score, ...showcase, ...site }

/** Every namespace and key; Hindi has exactly the same. */
export type Strings = typeof strings
