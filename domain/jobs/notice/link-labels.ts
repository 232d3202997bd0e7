import type { Bilingual } from '../../questions/contract.ts'
import type { JobLinkKind } from '../kinds.ts'

/** Usual labels of links by what they lead to. */
export const linkLabels: Record<Exclude<JobLinkKind, 'other'>, Bilingual> = {
  apply: { en: 'Apply online', hi: 'ऑनलाइन आवेदन' },
  notification: { en: 'Notification (PDF)', hi: 'अधिसूचना (PDF)' },
  admit_card: { en: 'Download the admit card', hi: 'प्रवेश पत्र डाउनलोड करें' },
  answer_key: { en: 'Answer key and objections', hi: 'उत्तर कुंजी और आपत्तियाँ' },
  result: { en: 'Result', hi: 'परिणाम' },
  site: { en: 'Site of the organisation', hi: 'संस्था की साइट' },
}
