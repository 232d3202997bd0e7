import { initialSynonyms } from '../search/synonym-groups.ts'
import { bannerSlots, type BannerSlot } from './banner-fields.ts'
import type { SettingValues } from './sections.ts'

const none = { en: '', hi: '' }

const noBanner = (slot: BannerSlot) => ({
  [`notice${slot}`]: none,
  [`target${slot}`]: '',
  [`tone${slot}`]: 'info',
  [`from${slot}`]: '',
  [`until${slot}`]: '',
  [`place${slot}`]: 'all',
  [`closable${slot}`]: 'yes',
})

/** Stands in where a legal page has no version yet. */
const noPage = { effectiveFrom: '', title: none, summary: none, changes: none, body: none }

/** Settings of a new deployment. Addresses and numbers are samples, labelled as such wherever they appear. */
export const initialSettings: SettingValues = {
  contact: {
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
    answerDays: 3,
  },
  company: {
    entity: none,
    cin: '',
    gstin: '',
    registeredOffice: none,
    officerName: none,
    officerPhone: '',
    officerEmail: 'grievance@taiyari.example',
    processors: none,
    retention: none,
    breach: none,
    children: none,
  },
  site: {
    tagline: {
      en: 'Exam preparation in English and Hindi: tests, study materials, courses, videos and job updates.',
      hi: 'हिंदी और अंग्रेज़ी में परीक्षा की तैयारी: टेस्ट, नोट्स, कोर्स, वीडियो और नौकरी की ख़बरें।',
    },
    description: {
      en: 'Prepare for competitive exams in English and Hindi: tests on the latest pattern, study materials, courses, videos and job updates.',
      hi: 'हिंदी और अंग्रेज़ी में प्रतियोगी परीक्षाओं की तैयारी: नए पैटर्न के टेस्ट, नोट्स, कोर्स, वीडियो और नौकरी की ख़बरें।',
    },
    youtube: '',
    telegram: '',
    whatsapp: '',
    instagram: '',
    facebook: '',
    x: '',
    linkedin: '',
  },
  banners: Object.assign({}, ...bannerSlots.map(noBanner)) as SettingValues['banners'],
  switches: {
    signUp: true,
    contactForm: true,
    questionReports: true,
    pictures: true,
    keyChallenges: true,
    challengeDays: 7,
  },
  privacy: noPage,
  terms: noPage,
  refund: noPage,
  search: { groups: initialSynonyms },
}
