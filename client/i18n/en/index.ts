import { core } from './core.ts'
import { demo } from './demo.ts'
import { exam } from './exam.ts'
import { forms } from './forms.ts'
import { hall } from './hall.ts'
import { lobby } from './lobby.ts'
import { mail } from './mail.ts'
import { normalisation } from './normalisation.ts'
import { print } from './print.ts'
import { profile } from './profile.ts'
import { rules } from './rules.ts'
import { score } from './score.ts'
import { showcase } from './showcase.ts'
import { site } from './site.ts'

export const strings = {
  ...core,
  demo,
  ...exam,
  ...forms,
  hall,
  lobby,
  mail,
  normalisation,
  print,
  profile,
  rules,
  ...score,
  ...showcase,
  ...site,
}

/** Every namespace and key; Hindi has exactly the same. */
export type Strings = typeof strings
