import type { Bilingual } from '../questions/contract.ts'
import type { JobDateKind } from './kinds.ts'

/** Names of dates on the page, in the calendar and in the feed. */
export const dateNames: Record<JobDateKind, Bilingual> = {
  notified: { en: 'Notification', hi: 'अधिसूचना' },
  apply_from: { en: 'Applications open', hi: 'आवेदन शुरू' },
  apply_to: { en: 'Last date to apply', hi: 'आवेदन की अंतिम तिथि' },
  fee_last: { en: 'Last date to pay the fee', hi: 'शुल्क भरने की अंतिम तिथि' },
  correction: { en: 'Correction of the form', hi: 'फ़ॉर्म में सुधार' },
  admit_card: { en: 'Admit card', hi: 'प्रवेश पत्र' },
  exam: { en: 'Exam', hi: 'परीक्षा' },
  answer_key: { en: 'Answer key', hi: 'उत्तर कुंजी' },
  result: { en: 'Result', hi: 'परिणाम' },
}
