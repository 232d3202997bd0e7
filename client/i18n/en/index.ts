import { core } from './core.ts'
import { exam } from './exam.ts'
import { forms } from './forms.ts'
import { mail } from './mail.ts'
import { profile } from './profile.ts'
import { score } from './score.ts'
import { showcase } from './showcase.ts'
import { site } from './site.ts'

export const strings = { ...core, ...exam, ...forms, mail, profile, ...score, ...showcase, ...site }

/** Every namespace and key; Hindi has exactly the same. */
export type Strings = typeof strings
