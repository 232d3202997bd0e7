import type { JobContent, JobDate, JobPost } from '../../../domain/jobs/contract.ts'

const text = (words: string) => ({ en: words, hi: `${words} (hi)` })

export const post = (parts: Partial<JobPost> = {}): JobPost => ({
  name: text('Clerk'),
  count: 10,
  payLevel: '2',
  pay: null,
  qualification: { level: 'class-12', text: text('Class 12'), special: false },
  age: { min: 18, max: 27, asOn: '2026-08-01' },
  vacancies: { ur: 5, obc: 3, sc: 2 },
  ...parts,
})

export const date = (parts: Partial<JobDate> & Pick<JobDate, 'kind'>): JobDate => ({
  at: null,
  until: null,
  allDay: true,
  tentative: false,
  note: null,
  ...parts,
})

/** Content of a job; `parts` override fields. */
export const content = (parts: Partial<JobContent> = {}): JobContent => ({
  about: { text: text('About'), html: text('<p>About</p>') },
  dates: [],
  posts: [post()],
  fees: [],
  feeNote: null,
  relaxations: [
    { category: 'obc', years: 3, note: null },
    { category: 'sc', years: 5, note: null },
    { category: 'pwbd', years: 10, note: null },
  ],
  domicile: null,
  selection: [],
  howToApply: { text: text('Fill in the form'), html: text('<p>Fill in the form</p>') },
  links: [],
  faq: [],
  corrigenda: [],
  cancelled: null,
  ...parts,
})
