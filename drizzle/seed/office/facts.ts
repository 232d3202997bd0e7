import { addDays } from '../../../domain/india.ts'
import { datedFacts } from './dated-facts.ts'
import { factOf, type SeedFact } from './fact-shape.ts'

/** Facts with their dates, and a made-up one that ends within a month of `today`. */
export const officeFacts = (today: string): SeedFact[] => [
  ...datedFacts,
  {
    code: 'sample-board-chair',
    fact: factOf({
      kind: 'office',
      subject: { en: 'Chair of the Sample Recruitment Board', hi: 'नमूना भर्ती बोर्ड के अध्यक्ष' },
      statement: { en: 'A. Rao (a sample, made up)', hi: 'ए. राव (नमूना)' },
      validFrom: addDays(today, -700),
      validTo: addDays(today, 12),
      source: 'Notice of the board (sample)',
    }),
  },
]
