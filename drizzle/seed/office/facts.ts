import type { FactInput } from '../../../domain/current-affairs/facts.ts'
import { addDays } from '../../../domain/india.ts'

/** Facts with their dates: two that hold, and a made-up one that ends within a month of `today`. */
export const officeFacts = (today: string): FactInput[] => [
  {
    kind: 'office',
    subject: { en: 'President of India', hi: 'भारत के राष्ट्रपति' },
    statement: { en: 'Droupadi Murmu, the 15th President', hi: 'द्रौपदी मुर्मु, 15वीं राष्ट्रपति' },
    validFrom: '2022-07-25',
    validTo: '2027-07-24',
    source: 'rashtrapatibhavan.gov.in',
  },
  {
    kind: 'record',
    subject: { en: 'Highest railway arch bridge', hi: 'सबसे ऊँचा रेल मेहराब पुल' },
    statement: { en: 'Chenab bridge, 359 metres above the river bed', hi: 'चिनाब पुल, नदी तल से 359 मीटर ऊपर' },
    validFrom: '2025-06-06',
    validTo: null,
    source: 'pib.gov.in',
  },
  {
    kind: 'office',
    subject: { en: 'Chair of the Sample Recruitment Board', hi: 'नमूना भर्ती बोर्ड के अध्यक्ष' },
    statement: { en: 'A. Rao (a sample, made up)', hi: 'ए. राव (नमूना)' },
    validFrom: addDays(today, -700),
    validTo: addDays(today, 12),
    source: 'Notice of the board (sample)',
  },
]
