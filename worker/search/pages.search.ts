import { paths } from '../../domain/paths.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import type { DocumentSource } from './source.ts'

type Page = Pick<SearchDocument, 'id' | 'path' | 'title' | 'summary' | 'body' | 'lists' | 'isReference'>

/** Pages that are part of the product, with the words that people look for them by. In the order of their ids. */
const pages: readonly Page[] = [
  {
    id: 'about',
    path: paths.about(),
    title: { en: 'About us', hi: 'हमारे बारे में' },
    summary: {
      en: 'Who we are, and how Taiyari helps you prepare.',
      hi: 'हम कौन हैं, और तैयारी आपकी तैयारी में कैसे मदद करती है।',
    },
    body: { en: 'Taiyari team mission', hi: 'तैयारी टीम उद्देश्य' },
  },
  {
    id: 'certificate',
    path: paths.certificates(),
    isReference: true,
    title: { en: 'Check a certificate', hi: 'प्रमाणपत्र जाँचें' },
    summary: {
      en: 'Check by its code whether a certificate of Taiyari is real.',
      hi: 'कोड से जाँचें कि तैयारी का प्रमाणपत्र असली है या नहीं।',
    },
    body: { en: 'verify certificate, course certificate', hi: 'कोर्स का सर्टिफिकेट, सत्यापन' },
  },
  {
    id: 'contact',
    path: paths.contact(),
    title: { en: 'Contact us', hi: 'संपर्क करें' },
    summary: {
      en: 'Write to us: a question, a problem, a complaint or an idea.',
      hi: 'हमें लिखें: कोई सवाल, कोई परेशानी, शिकायत या सुझाव।',
    },
    body: { en: 'help support email grievance feedback', hi: 'मदद सहायता ईमेल शिकायत सुझाव' },
  },
  {
    id: 'courses',
    path: paths.courses(),
    lists: ['course'],
    title: { en: 'Courses', hi: 'कोर्स' },
    summary: { en: 'All courses, with their lessons.', hi: 'सभी कोर्स, उनके पाठों के साथ।' },
    body: { en: '', hi: 'पाठ्यक्रम' },
  },
  {
    id: 'current-affairs',
    path: paths.currentAffairs(),
    lists: ['current_affairs'],
    title: { en: 'Current affairs', hi: 'करेंट अफ़ेयर्स' },
    summary: {
      en: 'What happened, day by day, with key facts and a monthly digest as PDF.',
      hi: 'दिन-ब-दिन क्या हुआ, मुख्य तथ्यों और PDF में मासिक डाइजेस्ट के साथ।',
    },
    body: { en: 'daily news, digest of the month', hi: 'समसामयिकी, रोज़ के समाचार' },
  },
  {
    id: 'current-affairs-quiz',
    path: paths.currentAffairsQuiz(),
    lists: ['current_affairs', 'test'],
    title: { en: 'Daily quiz: Current affairs', hi: 'रोज़ का क्विज़: करेंट अफ़ेयर्स' },
    summary: {
      en: 'Ten questions on current affairs a day, with solutions right after.',
      hi: 'हर दिन करेंट अफ़ेयर्स के दस प्रश्न; हल तुरंत।',
    },
    body: { en: 'earlier quizzes', hi: 'पुराने क्विज़' },
  },
  {
    id: 'jobs',
    path: paths.jobs(),
    lists: ['job'],
    title: { en: 'Job updates', hi: 'नौकरियाँ' },
    summary: {
      en: 'Government openings, admit cards, results and answer keys in one list.',
      hi: 'सरकारी भर्तियाँ, प्रवेश पत्र, परिणाम और उत्तर कुंजी एक ही सूची में।',
    },
    body: { en: 'sarkari naukri government jobs', hi: 'सरकारी नौकरी, नौकरी अपडेट' },
  },
  {
    id: 'privacy',
    path: paths.privacy(),
    isReference: true,
    title: { en: 'Privacy policy', hi: 'निजता नीति' },
    summary: {
      en: 'What we keep about you, why, and how to have it erased.',
      hi: 'हम आपके बारे में क्या रखते हैं, क्यों, और उसे कैसे मिटवाएँ।',
    },
    body: { en: 'personal data cookies consent', hi: 'गोपनीयता निजी डेटा सहमति' },
  },
  {
    id: 'refund',
    path: paths.refund(),
    isReference: true,
    title: { en: 'Refund policy', hi: 'धन-वापसी नीति' },
    summary: { en: 'When and how you get your money back.', hi: 'पैसे कब और कैसे वापस मिलते हैं।' },
    body: { en: 'refunds cancellation money back', hi: 'रिफंड पैसे वापस' },
  },
  {
    id: 'study-materials',
    path: paths.studyMaterials(),
    lists: ['material'],
    title: { en: 'Study materials', hi: 'अध्ययन सामग्री' },
    summary: {
      en: 'Notes, e-books and current affairs, to read here.',
      hi: 'नोट्स, ई-बुक और करेंट अफ़ेयर्स, यहीं पढ़ने के लिए।',
    },
    body: { en: 'pdf notes books', hi: 'पीडीएफ किताबें' },
  },
  {
    id: 'terms',
    path: paths.terms(),
    isReference: true,
    title: { en: 'Terms of use', hi: 'इस्तेमाल की शर्तें' },
    summary: { en: 'The terms of using Taiyari.', hi: 'तैयारी के इस्तेमाल की शर्तें।' },
    body: { en: 'terms and conditions', hi: 'नियम और शर्तें, उपयोग की शर्तें' },
  },
  {
    id: 'tests',
    path: paths.tests(),
    lists: ['series', 'test'],
    title: { en: 'Test series', hi: 'टेस्ट सीरीज़' },
    summary: {
      en: 'Mock tests and test series of every exam.',
      hi: 'हर परीक्षा के मॉक टेस्ट और टेस्ट सीरीज़।',
    },
    body: { en: 'all tests', hi: 'सभी टेस्ट' },
  },
  {
    id: 'videos',
    path: paths.videos(),
    lists: ['video'],
    title: { en: 'Videos', hi: 'वीडियो' },
    summary: { en: 'Lectures to watch, with captions.', hi: 'कैप्शन के साथ देखने के लिए लेक्चर।' },
    body: { en: 'video classes', hi: 'वीडियो कक्षा' },
  },
]

/** Pages come with the product and change with it alone. */
const asDocument = (page: Page): SearchDocument => ({
  ...page,
  kind: 'page',
  exams: [],
  access: 'free',
  languages: ['en', 'hi'],
  updatedAt: 0,
})

export const pageDocuments: DocumentSource = {
  kind: 'page',
  list: async (_services, after, limit) =>
    pages
      .filter(({ id }) => id > after)
      .slice(0, limit)
      .map(asDocument),
  find: async (_services, id) => pages.filter((page) => page.id === id).map(asDocument)[0] ?? null,
}
