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
    questionId: 'qst_ss-060',
    hoursAgo: 20,
    challenges: [
      {
        proposal: { claim: 'other', key: option('a') },
        reason: 'पाँचवीं अनुसूची जनजातीय क्षेत्रों के बारे में है, इसलिए विकल्प A सही होना चाहिए।',
        source: 'अनुच्छेद 244 (नमूना)',
      },
      {
        proposal: { claim: 'other', key: option('a') },
        reason: 'The Fifth Schedule is about tribal areas, so A is right.',
        source: '',
      },
      {
        proposal: { claim: 'also', key: option('a') },
        reason: 'My notes name both Schedules for the north-east. Both should be accepted.',
        source: 'Class notes (sample)',
      },
    ],
  },
  {
    questionId: 'qst_ss-059',
    hoursAgo: 40,
    takenUpHoursAgo: 6,
    challenges: [
      {
        proposal: { claim: 'drop', key: null },
        reason: 'The Mandovi ends in an estuary that it shares with another river, so the question should not count.',
        source: 'NCERT Geography, class 9 (sample)',
      },
    ],
  },
  {
    questionId: 'qst_ss-062',
    hoursAgo: 45,
    challenges: [
      {
        proposal: { claim: 'other', key: option('d') },
        reason: 'मुझे लगा था कि कांस्य पदक का मैच अर्जेंटीना से हुआ था।',
        source: '',
        isWithdrawn: true,
      },
    ],
  },
  {
    questionId: 'qst_ss-069',
    hoursAgo: 60,
    challenges: [
      {
        proposal: { claim: 'other', key: option('b') },
        reason: 'Desultory and desolate come from the same root, so B is right.',
        source: '',
      },
      {
        proposal: { claim: 'also', key: option('b') },
        reason: 'मेरे शब्दकोश में desolate भी इसी के पास दिया है, इसलिए B भी सही है।',
        source: 'शब्दकोश (नमूना)',
      },
    ],
    ruling: {
      hoursAgo: 30,
      reason: {
        en: 'Sample ruling: “desolate” means empty or forlorn and only begins like the given word. “Desultory” means without plan, so “haphazard” stays the only key.',
        hi: 'नमूना निर्णय: “desolate” का अर्थ सूना या निराश है, केवल उसका आरंभ मिलता है। “Desultory” का अर्थ बेतरतीब है, इसलिए “haphazard” ही सही उत्तर है।',
      },
    },
  },
]
