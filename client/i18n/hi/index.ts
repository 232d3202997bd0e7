import type { Strings } from '../en/index.ts'
import { core } from './core.ts'
import { exam } from './exam.ts'
import { forms } from './forms.ts'
import { mail } from './mail.ts'
import { profile } from './profile.ts'
import { score } from './score.ts'
import { showcase } from './showcase.ts'
import { site } from './site.ts'

export const strings: Strings = { ...core, ...exam, ...forms, mail, profile, ...score, ...showcase, ...site }
