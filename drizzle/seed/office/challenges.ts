import type { Proposal } from '../../../domain/challenges/proposal.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'

export type SeedChallenge = { proposal: Proposal; reason: string; source: string; isWithdrawn?: boolean }

/** Challenges of the key of a question by students of the demo, one for each, and what the office has done since. */
type SeedCase = {
  questionId: string
  hoursAgo: number
  challenges: SeedChallenge[]
  takenUpHoursAgo?: number
  ruling?: { hoursAgo: number; reason: Bilingual }
}

/** Shift whose students challenge: its results have been out for some days. */
export const challengedTest = 'tst_ssc-cgl-shift-1'

const option = (id: string) => ({ kind: 'mcq' as const, optionIds: [id] })

/** In every case the seeded key is right, so that its ruling can stay. */
export const officeChallenges: SeedCase[] = [
  {
    questionId: 'qst_gkn-021',
    hoursAgo: 20,
    challenges: [
      {
        proposal: { claim: 'other', key: option('b') },
        reason: 'सांसद बनने की न्यूनतम आयु 25 वर्ष है, इसलिए विकल्प B सही होना चाहिए।',
        source: 'अनुच्छेद 84 (नमूना)',
      },
      {
        proposal: { claim: 'other', key: option('b') },
        reason: 'One becomes a member of Parliament at 25 years, so B is right.',
        source: '',
      },
      {
        proposal: { claim: 'also', key: option('d') },
        reason: 'My notes say 35 years for the upper house. Both should be accepted.',
        source: 'Class notes (sample)',
      },
    ],
  },
  {
    questionId: 'qst_gkn-045',
    hoursAgo: 40,
    takenUpHoursAgo: 6,
    challenges: [
      {
        proposal: { claim: 'drop', key: null },
        reason: 'The statement about the trade winds depends on the hemisphere, so the question should not count.',
        source: 'NCERT Geography, class 11 (sample)',
      },
    ],
  },
  {
    questionId: 'qst_gkn-059',
    hoursAgo: 45,
    challenges: [
      {
        proposal: { claim: 'other', key: option('b') },
        reason: 'मैंने सब्सिडी नहीं जोड़ी थी, इसलिए 880 आया था।',
        source: '',
        isWithdrawn: true,
      },
    ],
  },
  {
    questionId: 'qst_eng-016',
    hoursAgo: 60,
    challenges: [
      {
        proposal: { claim: 'other', key: option('b') },
        reason: 'To abate someone in a crime means to encourage them, so B is right.',
        source: '',
      },
      {
        proposal: { claim: 'also', key: option('b') },
        reason: 'शब्दकोश में abet का अर्थ उकसाना है, इसलिए B भी सही है।',
        source: 'शब्दकोश (नमूना)',
      },
    ],
    ruling: {
      hoursAgo: 30,
      reason: {
        en: 'Sample ruling: the word that means to encourage someone in a wrong act is “abet”. “Abate” means to become less strong, so “subside” stays the only key.',
        hi: 'नमूना निर्णय: ग़लत काम में उकसाने के लिए शब्द “abet” है। “Abate” का अर्थ कम होना है, इसलिए “subside” ही सही उत्तर है।',
      },
    },
  },
]
