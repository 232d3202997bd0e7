import type { Strings } from '../en/index.ts'
import { affairs } from './affairs.ts'
import { core } from './core.ts'
import { demo } from './demo.ts'
import { exam } from './exam.ts'
import { forms } from './forms.ts'
import { hall } from './hall.ts'
import { job } from './job.ts'
import { jobs } from './jobs.ts'
import { listing } from './listing.ts'
import { lobby } from './lobby.ts'
import { mail } from './mail.ts'
import { materials } from './materials.ts'
import { normalisation } from './normalisation.ts'
import { print } from './print.ts'
import { profile } from './profile.ts'
import { rules } from './rules.ts'
import { score } from './score.ts'
import { search } from './search.ts'
import { showcase } from './showcase.ts'
import { site } from './site.ts'
import { student } from './student.ts'

export const strings: Strings = {
  affairs,
  ...core,
  demo,
  ...exam,
  ...forms,
  hall,
  job,
  jobs,
  ...listing,
  lobby,
  mail,
  materials,
  normalisation,
  print,
  profile,
  rules,
  ...score,
  search,
  ...showcase,
  ...site,
  student,
}
