import type { Language } from '../../domain/language.ts'
import type { I18n, SomeStrings } from './instance.ts'

/**
 * Parts of the strings, one chunk for each part and language. A part is a module
 * that exports its namespaces by name. A page waits for the parts that its `handle` names. The
 * errors of `office` contain those of `forms`, so that no page names both.
 */
const parts = {
  en: {
    core: async () => (await import('./en/core.ts')).core,
    challenges: () => import('./en/challenges.ts'),
    coach: () => import('./en/coach.ts'),
    contact: () => import('./en/contact.ts'),
    affairs: () => import('./en/affairs.ts'),
    analysis: () => import('./en/analysis.ts'),
    site: () => import('./en/site.ts'),
    certificates: () => import('./en/certificates.ts'),
    courses: () => import('./en/courses.ts'),
    lesson: () => import('./en/lesson.ts'),
    demo: () => import('./en/demo.ts'),
    factor: () => import('./en/factor.ts'),
    forms: () => import('./en/forms.ts'),
    job: () => import('./en/job.ts'),
    jobs: () => import('./en/jobs.ts'),
    legal: () => import('./en/legal.ts'),
    listing: () => import('./en/listing.ts'),
    lobby: () => import('./en/lobby.ts'),
    mail: () => import('./en/mail.ts'),
    materials: () => import('./en/materials.ts'),
    mistakes: () => import('./en/mistakes.ts'),
    'my-home': () => import('./en/my-home.ts'),
    notes: () => import('./en/notes.ts'),
    practice: () => import('./en/practice.ts'),
    print: () => import('./en/print.ts'),
    profile: () => import('./en/profile.ts'),
    progress: () => import('./en/progress.ts'),
    exam: () => import('./en/exam.ts'),
    search: () => import('./en/search.ts'),
    score: () => import('./en/score.ts'),
    office: () => import('./en/office.ts'),
    bank: () => import('./en/bank.ts'),
    setup: () => import('./en/setup.ts'),
    business: () => import('./en/business.ts'),
    purchases: () => import('./en/purchases.ts'),
    'rank-cards': () => import('./en/rank-cards.ts'),
    receipts: () => import('./en/receipts.ts'),
    replay: () => import('./en/replay.ts'),
    revision: () => import('./en/revision.ts'),
    normalised: () => import('./en/normalised.ts'),
    notifications: () => import('./en/notifications.ts'),
    showcase: () => import('./en/showcase.ts'),
    student: () => import('./en/student.ts'),
    'test-page': () => import('./en/test-page.ts'),
    checks: () => import('./en/checks.ts'),
    videos: () => import('./en/videos.ts'),
    welcome: () => import('./en/welcome.ts'),
  },
  hi: {
    core: async () => (await import('./hi/core.ts')).core,
    challenges: () => import('./hi/challenges.ts'),
    coach: () => import('./hi/coach.ts'),
    contact: () => import('./hi/contact.ts'),
    affairs: () => import('./hi/affairs.ts'),
    analysis: () => import('./hi/analysis.ts'),
    site: () => import('./hi/site.ts'),
    certificates: () => import('./hi/certificates.ts'),
    courses: () => import('./hi/courses.ts'),
    lesson: () => import('./hi/lesson.ts'),
    demo: () => import('./hi/demo.ts'),
    factor: () => import('./hi/factor.ts'),
    forms: () => import('./hi/forms.ts'),
    job: () => import('./hi/job.ts'),
    jobs: () => import('./hi/jobs.ts'),
    legal: () => import('./hi/legal.ts'),
    listing: () => import('./hi/listing.ts'),
    lobby: () => import('./hi/lobby.ts'),
    mail: () => import('./hi/mail.ts'),
    materials: () => import('./hi/materials.ts'),
    mistakes: () => import('./hi/mistakes.ts'),
    'my-home': () => import('./hi/my-home.ts'),
    notes: () => import('./hi/notes.ts'),
    practice: () => import('./hi/practice.ts'),
    print: () => import('./hi/print.ts'),
    profile: () => import('./hi/profile.ts'),
    progress: () => import('./hi/progress.ts'),
    exam: () => import('./hi/exam.ts'),
    search: () => import('./hi/search.ts'),
    score: () => import('./hi/score.ts'),
    office: () => import('./hi/office.ts'),
    bank: () => import('./hi/bank.ts'),
    setup: () => import('./hi/setup.ts'),
    business: () => import('./hi/business.ts'),
    purchases: () => import('./hi/purchases.ts'),
    'rank-cards': () => import('./hi/rank-cards.ts'),
    receipts: () => import('./hi/receipts.ts'),
    replay: () => import('./hi/replay.ts'),
    revision: () => import('./hi/revision.ts'),
    normalised: () => import('./hi/normalised.ts'),
    notifications: () => import('./hi/notifications.ts'),
    showcase: () => import('./hi/showcase.ts'),
    student: () => import('./hi/student.ts'),
    'test-page': () => import('./hi/test-page.ts'),
    checks: () => import('./hi/checks.ts'),
    videos: () => import('./hi/videos.ts'),
    welcome: () => import('./hi/welcome.ts'),
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
export const stringsOfPage = async (language: Language, named: readonly StringsPart[]): Promise<SomeStrings> => {
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
export const addOffice = async (i18n: I18n, language: Language): Promise<void> => {
  for (const part of ['office', 'bank', 'setup', 'business'] as const) await add(i18n, language, part)
}
