import type { Bilingual } from '../questions/text.ts'

/**
 * Contact details shown on the contact page. They are sample data, labelled as such wherever they appear; the operator
 * replaces them.
 */
export const contactDetails = {
  isSample: true,
  email: 'help@taiyari.example',
  phone: '1800-000-0000',
  address: {
    en: 'Taiyari, 1st floor, Sample House, 12 Example Road, New Delhi 110001',
    hi: 'तैयारी, पहली मंज़िल, नमूना भवन, 12 उदाहरण मार्ग, नई दिल्ली 110001',
  },
  hours: {
    en: 'Monday to Saturday, 10 am to 6 pm IST; closed on national holidays',
    hi: 'सोमवार से शनिवार, सुबह 10 से शाम 6 बजे तक; राष्ट्रीय छुट्टियों पर बंद',
  },
  /** Working days within which a message is answered. */
  answerDays: 3,
  officer: {
    name: { en: 'Grievance Officer (name to be entered)', hi: 'शिकायत अधिकारी (नाम भरा जाना है)' },
    email: 'grievance@taiyari.example',
  },
} as const satisfies {
  isSample: boolean
  email: string
  phone: string
  address: Bilingual
  hours: Bilingual
  answerDays: number
  officer: { name: Bilingual; email: string }
}
