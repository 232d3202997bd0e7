import type { Strings } from '../en/index.ts'
import { affairDays } from './affair-days.ts'
import { affairs } from './affairs.ts'
import { analysis } from './analysis.ts'
import * as bank from './bank.ts'
import * as business from './business.ts'
import { cards } from './cards.ts'
import { certificates } from './certificates.ts'
import { challenges } from './challenges.ts'
import { checks } from './checks.ts'
import { coach } from './coach.ts'
import { contact } from './contact.ts'
import { core } from './core.ts'
import { courses } from './courses.ts'
import { delivery } from './delivery.ts'
import { demo } from './demo.ts'
import * as exam from './exam.ts'
import { factor } from './factor.ts'
import { facts } from './facts.ts'
import * as forms from './forms.ts'
import { hall } from './hall.ts'
import { job } from './job.ts'
import { jobs } from './jobs.ts'
import { lesson } from './lesson.ts'
import { legal } from './legal.ts'
import * as listing from './listing.ts'
import { lobby } from './lobby.ts'
import { mail } from './mail.ts'
import { materials } from './materials.ts'
import { mistakes } from './mistakes.ts'
import { myHome } from './my-home.ts'
import { normalisation } from './normalisation.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { player } from './player.ts'
import { practice } from './practice.ts'
import * as office from './office.ts'
import { print } from './print.ts'
import { profile } from './profile.ts'
import { progress } from './progress.ts'
import * as purchases from './purchases.ts'
import { rankCards } from './rank-cards.ts'
import { receipts } from './receipts.ts'
import { refunds } from './refunds.ts'
import { replay } from './replay.ts'
import { revision } from './revision.ts'
import { rights } from './rights.ts'
import { rules } from './rules.ts'
import * as score from './score.ts'
import { search } from './search.ts'
import * as setup from './setup.ts'
import { shelf } from './shelf.ts'
import * as showcase from './showcase.ts'
import * as site from './site.ts'
import { student } from './student.ts'
import { testPage } from './test-page.ts'
import { ties } from './ties.ts'
import { videos } from './videos.ts'
import { welcome } from './welcome.ts'

export const common: Omit<
  Strings,
  | 'lobby'
  | 'testPage'
  | keyof typeof office
  | keyof typeof bank
  | keyof typeof setup
  | keyof typeof business
  | keyof typeof showcase
> = {
  affairDays,
  affairs,
  analysis,
  cards,
  certificates,
  challenges,
  checks,
  coach,
  contact,
  ...core,
  courses,
  delivery,
  demo,
  ...exam,
  factor,
  facts,
  ...forms,
  hall,
  job,
  jobs,
  lesson,
  legal,
  ...listing,
  mail,
  materials,
  mistakes,
  myHome,
  normalisation,
  notes,
  notifications,
  player,
  print,
  practice,
  profile,
  progress,
  ...purchases,
  rankCards,
  receipts,
  refunds,
  replay,
  revision,
  rights,
  rules,
  ...score,
  search,
  shelf,
  ...site,
  student,
  ties,
  videos,
  welcome,
}

export const strings: Strings = {
  ...common,
  lobby,
  ...office,
  ...bank,
  ...setup,
  ...business,
  ...showcase,
  testPage,
}
