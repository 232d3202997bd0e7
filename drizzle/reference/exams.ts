import type { Bilingual } from '../../domain/questions/contract.ts'

export type ReferenceExam = { id: string; slug: string; title: Bilingual }

/** Families of exams, in the order of the lists. */
export const referenceExams: ReferenceExam[] = [
  { id: 'exm_ssc', slug: 'ssc', title: { en: 'SSC', hi: 'एसएससी' } },
  { id: 'exm_banking', slug: 'banking', title: { en: 'Banking', hi: 'बैंकिंग' } },
  { id: 'exm_railways', slug: 'railways', title: { en: 'Railways', hi: 'रेलवे' } },
  { id: 'exm_upsc', slug: 'upsc', title: { en: 'UPSC', hi: 'यूपीएससी' } },
  { id: 'exm_state-psc', slug: 'state-psc', title: { en: 'State PSC', hi: 'राज्य पीएससी' } },
  { id: 'exm_jee', slug: 'jee', title: { en: 'JEE', hi: 'जेईई' } },
  { id: 'exm_neet', slug: 'neet', title: { en: 'NEET', hi: 'नीट' } },
  { id: 'exm_gate', slug: 'gate', title: { en: 'GATE', hi: 'गेट' } },
  { id: 'exm_ugc-net', slug: 'ugc-net', title: { en: 'UGC-NET', hi: 'यूजीसी-नेट' } },
]
