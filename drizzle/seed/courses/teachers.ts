import type { Teacher } from '../../../domain/courses/contract.ts'

const sample = true

/** Fictional teachers, to be replaced by those of a real course. */
export const teachers = {
  arithmetic: {
    name: { en: 'Kavita Namuna', hi: 'कविता नमूना' },
    about: {
      en: 'A made-up teacher of arithmetic who likes fractions better than formulas.',
      hi: 'अंकगणित की काल्पनिक शिक्षिका, जिन्हें सूत्रों से ज़्यादा भिन्न पसंद हैं।',
    },
    sample,
  },
  polity: {
    name: { en: 'Imran Namuna', hi: 'इमरान नमूना' },
    about: {
      en: 'A made-up teacher of polity who begins every topic with the text of the Constitution.',
      hi: 'राजव्यवस्था के काल्पनिक शिक्षक, जो हर विषय संविधान के पाठ से शुरू करते हैं।',
    },
    sample,
  },
  reasoning: {
    name: { en: 'Lalita Namuna', hi: 'ललिता नमूना' },
    about: {
      en: 'A made-up teacher of reasoning who draws before she thinks.',
      hi: 'तर्कशक्ति की काल्पनिक शिक्षिका, जो सोचने से पहले चित्र बनाती हैं।',
    },
    sample,
  },
  english: {
    name: { en: 'Joseph Namuna', hi: 'जोसेफ़ नमूना' },
    about: {
      en: 'A made-up teacher of English for students who read in Hindi first.',
      hi: 'अंग्रेज़ी के काल्पनिक शिक्षक, उन विद्यार्थियों के लिए जो पहले हिंदी में पढ़ते हैं।',
    },
    sample,
  },
  physics: {
    name: { en: 'Meera Namuna', hi: 'मीरा नमूना' },
    about: {
      en: 'A made-up teacher of physics who asks for the diagram before the equation.',
      hi: 'भौतिकी की काल्पनिक शिक्षिका, जो समीकरण से पहले चित्र माँगती हैं।',
    },
    sample,
  },
} satisfies Record<string, Teacher>
