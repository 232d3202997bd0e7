import type { Language } from '../../domain/language.ts'
import type { Strings } from './en/index.ts'
import type { I18n } from './instance.ts'

/** Parts of the strings, one chunk for each part and language. A page waits for the parts that its `handle` names. */
const parts = {
  en: {
    core: async () => (await import('./en/core.ts')).core,
    contact: async () => ({ contact: (await import('./en/contact.ts')).contact }),
    affairs: async () => ({ affairs: (await import('./en/affairs.ts')).affairs }),
    site: async () => (await import('./en/site.ts')).site,
    certificates: async () => ({ certificates: (await import('./en/certificates.ts')).certificates }),
    courses: async () => ({ courses: (await import('./en/courses.ts')).courses }),
    lesson: async () => ({ lesson: (await import('./en/lesson.ts')).lesson }),
    demo: async () => ({ demo: (await import('./en/demo.ts')).demo }),
    factor: async () => ({ factor: (await import('./en/factor.ts')).factor }),
    forms: async () => (await import('./en/forms.ts')).forms,
    job: async () => ({ job: (await import('./en/job.ts')).job }),
    jobs: async () => ({ jobs: (await import('./en/jobs.ts')).jobs }),
    legal: async () => ({ legal: (await import('./en/legal.ts')).legal }),
    listing: async () => (await import('./en/listing.ts')).listing,
    lobby: async () => ({ lobby: (await import('./en/lobby.ts')).lobby }),
    mail: async () => ({ mail: (await import('./en/mail.ts')).mail }),
    materials: async () => ({ materials: (await import('./en/materials.ts')).materials }),
    player: async () => ({ player: (await import('./en/player.ts')).player }),
    print: async () => ({ print: (await import('./en/print.ts')).print }),
    profile: async () => ({ profile: (await import('./en/profile.ts')).profile }),
    exam: async () => (await import('./en/exam.ts')).exam,
    rights: async () => ({ rights: (await import('./en/rights.ts')).rights }),
    rules: async () => ({ rules: (await import('./en/rules.ts')).rules }),
    search: async () => ({ search: (await import('./en/search.ts')).search }),
    hall: async () => ({ hall: (await import('./en/hall.ts')).hall }),
    score: async () => (await import('./en/score.ts')).score,
    office: async () => (await import('./en/office.ts')).office,
    normalisation: async () => ({ normalisation: (await import('./en/normalisation.ts')).normalisation }),
    showcase: async () => (await import('./en/showcase.ts')).showcase,
    student: async () => ({ student: (await import('./en/student.ts')).student }),
    ties: async () => ({ ties: (await import('./en/ties.ts')).ties }),
    checks: async () => ({ checks: (await import('./en/checks.ts')).checks }),
    videos: async () => ({ videos: (await import('./en/videos.ts')).videos }),
  },
  hi: {
    core: async () => (await import('./hi/core.ts')).core,
    contact: async () => ({ contact: (await import('./hi/contact.ts')).contact }),
    affairs: async () => ({ affairs: (await import('./hi/affairs.ts')).affairs }),
    site: async () => (await import('./hi/site.ts')).site,
    certificates: async () => ({ certificates: (await import('./hi/certificates.ts')).certificates }),
    courses: async () => ({ courses: (await import('./hi/courses.ts')).courses }),
    lesson: async () => ({ lesson: (await import('./hi/lesson.ts')).lesson }),
    demo: async () => ({ demo: (await import('./hi/demo.ts')).demo }),
    factor: async () => ({ factor: (await import('./hi/factor.ts')).factor }),
    forms: async () => (await import('./hi/forms.ts')).forms,
    job: async () => ({ job: (await import('./hi/job.ts')).job }),
    jobs: async () => ({ jobs: (await import('./hi/jobs.ts')).jobs }),
    legal: async () => ({ legal: (await import('./hi/legal.ts')).legal }),
    listing: async () => (await import('./hi/listing.ts')).listing,
    lobby: async () => ({ lobby: (await import('./hi/lobby.ts')).lobby }),
    mail: async () => ({ mail: (await import('./hi/mail.ts')).mail }),
    materials: async () => ({ materials: (await import('./hi/materials.ts')).materials }),
    player: async () => ({ player: (await import('./hi/player.ts')).player }),
    print: async () => ({ print: (await import('./hi/print.ts')).print }),
    profile: async () => ({ profile: (await import('./hi/profile.ts')).profile }),
    exam: async () => (await import('./hi/exam.ts')).exam,
    rights: async () => ({ rights: (await import('./hi/rights.ts')).rights }),
    rules: async () => ({ rules: (await import('./hi/rules.ts')).rules }),
    search: async () => ({ search: (await import('./hi/search.ts')).search }),
    hall: async () => ({ hall: (await import('./hi/hall.ts')).hall }),
    score: async () => (await import('./hi/score.ts')).score,
    office: async () => (await import('./hi/office.ts')).office,
    normalisation: async () => ({ normalisation: (await import('./hi/normalisation.ts')).normalisation }),
    showcase: async () => (await import('./hi/showcase.ts')).showcase,
    student: async () => ({ student: (await import('./hi/student.ts')).student }),
    ties: async () => ({ ties: (await import('./hi/ties.ts')).ties }),
    checks: async () => ({ checks: (await import('./hi/checks.ts')).checks }),
    videos: async () => ({ videos: (await import('./hi/videos.ts')).videos }),
  },
}

type Part = keyof (typeof parts)['en']

/** Part that a page may name in its `handle`; every page has the core. */
export type StringsPart = Exclude<Part, 'core'>

/** Remaining texts of a language in one file: once a page is shown, a request costs more than its bytes. */
const common = {
  en: async () => (await import('./en/index.ts?data')).common,
  hi: async () => (await import('./hi/index.ts?data')).common,
}

/** Strings of a page before hydration: the core and the parts that its `handle` names. */
export const stringsOfPage = async (language: Language, named: readonly StringsPart[]): Promise<Partial<Strings>> => {
  const needed = (['core', ...named] as const).map((part) => parts[language][part]())
  return Object.assign({}, ...(await Promise.all(needed)))
}

const add = async (i18n: I18n, language: Language, part: Part): Promise<void> =>
  i18n.add(language, await parts[language][part]())

/** Loads all remaining strings of a language into an instance. */
export const addStrings = async (i18n: I18n, language: Language): Promise<void> =>
  i18n.add(language, await common[language]())

/** Loads the texts of /ui, for a reader who comes from another page. */
export const addShowcase = (i18n: I18n, language: Language): Promise<void> => add(i18n, language, 'showcase')

/** Loads the texts of the lobby. */
export const addLobby = (i18n: I18n, language: Language): Promise<void> => add(i18n, language, 'lobby')

/** Loads the texts of the office, for an administrator who comes from another page. */
export const addOffice = (i18n: I18n, language: Language): Promise<void> => add(i18n, language, 'office')
