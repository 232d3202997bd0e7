import type { Language } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import type { Strings } from './en/index.ts'
import type { I18n } from './instance.ts'

/** Each part of each language is a chunk of its own: a page waits only for what it shows. */
const parts = {
  en: {
    core: async () => (await import('./en/core.ts')).core,
    affairs: async () => ({ affairs: (await import('./en/affairs.ts')).affairs }),
    site: async () => (await import('./en/site.ts')).site,
    demo: async () => ({ demo: (await import('./en/demo.ts')).demo }),
    forms: async () => (await import('./en/forms.ts')).forms,
    job: async () => ({ job: (await import('./en/job.ts')).job }),
    jobs: async () => ({ jobs: (await import('./en/jobs.ts')).jobs }),
    listing: async () => (await import('./en/listing.ts')).listing,
    lobby: async () => ({ lobby: (await import('./en/lobby.ts')).lobby }),
    mail: async () => ({ mail: (await import('./en/mail.ts')).mail }),
    materials: async () => ({ materials: (await import('./en/materials.ts')).materials }),
    print: async () => ({ print: (await import('./en/print.ts')).print }),
    profile: async () => ({ profile: (await import('./en/profile.ts')).profile }),
    exam: async () => (await import('./en/exam.ts')).exam,
    rules: async () => ({ rules: (await import('./en/rules.ts')).rules }),
    search: async () => ({ search: (await import('./en/search.ts')).search }),
    hall: async () => ({ hall: (await import('./en/hall.ts')).hall }),
    score: async () => (await import('./en/score.ts')).score,
    normalisation: async () => ({ normalisation: (await import('./en/normalisation.ts')).normalisation }),
    showcase: async () => (await import('./en/showcase.ts')).showcase,
    student: async () => ({ student: (await import('./en/student.ts')).student }),
  },
  hi: {
    core: async () => (await import('./hi/core.ts')).core,
    affairs: async () => ({ affairs: (await import('./hi/affairs.ts')).affairs }),
    site: async () => (await import('./hi/site.ts')).site,
    demo: async () => ({ demo: (await import('./hi/demo.ts')).demo }),
    forms: async () => (await import('./hi/forms.ts')).forms,
    job: async () => ({ job: (await import('./hi/job.ts')).job }),
    jobs: async () => ({ jobs: (await import('./hi/jobs.ts')).jobs }),
    listing: async () => (await import('./hi/listing.ts')).listing,
    lobby: async () => ({ lobby: (await import('./hi/lobby.ts')).lobby }),
    mail: async () => ({ mail: (await import('./hi/mail.ts')).mail }),
    materials: async () => ({ materials: (await import('./hi/materials.ts')).materials }),
    print: async () => ({ print: (await import('./hi/print.ts')).print }),
    profile: async () => ({ profile: (await import('./hi/profile.ts')).profile }),
    exam: async () => (await import('./hi/exam.ts')).exam,
    rules: async () => ({ rules: (await import('./hi/rules.ts')).rules }),
    search: async () => ({ search: (await import('./hi/search.ts')).search }),
    hall: async () => ({ hall: (await import('./hi/hall.ts')).hall }),
    score: async () => (await import('./hi/score.ts')).score,
    normalisation: async () => ({ normalisation: (await import('./hi/normalisation.ts')).normalisation }),
    showcase: async () => (await import('./hi/showcase.ts')).showcase,
    student: async () => ({ student: (await import('./hi/student.ts')).student }),
  },
}

type Part = keyof (typeof parts)['en']

/** What every page may come to show. The texts of /ui are for /ui alone. */
const common: Part[] = [
  'core',
  'listing',
  'affairs',
  'site',
  'forms',
  'job',
  'jobs',
  'mail',
  'materials',
  'print',
  'profile',
  'exam',
  'demo',
  'rules',
  'search',
  'hall',
  'score',
  'normalisation',
  'student',
]

const signInPages: string[] = [paths.login(), paths.signup(), paths.popupDone()]
const mailPages: string[] = [paths.forgotPassword(), paths.resetPassword(), paths.confirmEmail(), paths.guardian()]

const isCatalogue = (pathname: string): boolean => pathname === paths.home() || pathname.startsWith(paths.tests())

const isPrinted = (pathname: string): boolean => pathname.startsWith(paths.test('')) && pathname.endsWith('/print')

/** The parts beside the core that a page shows at first; the others follow once it can be used. */
const partsOf = (pathname: string): Part[] => {
  if (isPrinted(pathname)) return ['print']
  if (pathname.startsWith(paths.test(''))) return ['exam']
  if (pathname.startsWith(paths.testResult('')))
    return pathname.endsWith('/normalisation') ? ['score', 'normalisation'] : ['score']
  if (pathname === paths.currentAffairsQuiz()) return ['affairs', 'listing']
  if (pathname.startsWith(paths.currentAffairs())) return ['affairs']
  if (pathname === paths.studyMaterials() || pathname.startsWith(paths.material(''))) return ['materials']
  if (pathname === paths.demoTest()) return ['exam', 'demo']
  if (pathname === paths.search()) return ['search']
  if (pathname === paths.ui()) return ['showcase']
  if (signInPages.includes(pathname)) return ['forms']
  if (mailPages.includes(pathname)) return ['forms', 'mail']
  if (pathname === paths.profile()) return ['forms', 'profile', 'student']
  if (pathname.startsWith(paths.jobs())) return ['jobs', 'student']
  return isCatalogue(pathname) ? ['listing'] : ['site']
}

/** What a page needs before it is hydrated. */
export const stringsOfPage = async (language: Language, pathname: string): Promise<Partial<Strings>> => {
  const needed = ['core' as const, ...partsOf(pathname)].map((part) => parts[language][part]())
  return Object.assign({}, ...(await Promise.all(needed)))
}

const add = async (i18n: I18n, language: Language, wanted: Iterable<Part>): Promise<void> => {
  const loaded = await Promise.all([...wanted].map((part) => parts[language][part]()))
  i18n.add(language, Object.assign({}, ...loaded))
}

/** Gives an instance every string of a language that it has not got yet and that a page may come to show. */
export const addStrings = (i18n: I18n, language: Language): Promise<void> =>
  add(i18n, language, new Set([...common, ...partsOf(location.pathname)]))

/** The texts of /ui, for a reader who came there from another page. */
export const addShowcase = (i18n: I18n, language: Language): Promise<void> => add(i18n, language, ['showcase'])

/** The texts of a lobby, for who waits in one. */
export const addLobby = (i18n: I18n, language: Language): Promise<void> => add(i18n, language, ['lobby'])
