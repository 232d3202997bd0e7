import { group, shares, span, topic, unchecked, type ReferenceBlueprint } from './blueprint.ts'
import { economy, environment, events, generalScience, geography, history, polity } from './upsc.ts'

const uppsc: ReferenceBlueprint = {
  presetId: 'pre_uppsc-gs-1',
  effectiveFrom: '2019-01-01',
  basis: 'official',
  sourceNote: `UPPSC notification of the PCS examination, syllabus of General Studies 1: 150 questions with four options; questions on Uttar Pradesh run through all heads. The notification gives no numbers by head. ${unchecked}`,
  sections: [
    {
      sectionId: 'gs',
      options: 4,
      kinds: { mcq: span(105, 150), assertion_reason: span(0, 45) },
      ...shares(45, 40, 15),
      minutes: span(90, 120),
      topics: [
        group('History and national movement', 'इतिहास और राष्ट्रीय आंदोलन', history, 20, 40),
        group('Geography', 'भूगोल', geography, 18, 40),
        group('Polity and governance', 'राजव्यवस्था और शासन', polity, 18, 38),
        group('Economic and social development', 'आर्थिक और सामाजिक विकास', economy, 14, 32),
        group('Environment and biodiversity', 'पर्यावरण और जैव विविधता', environment, 10, 26),
        group('General science', 'सामान्य विज्ञान', generalScience, 15, 30),
        group('Current events', 'समसामयिक घटनाएँ', events, 8, 26),
        topic('general-knowledge/uttar-pradesh', 3, 16),
      ],
    },
  ],
}

const rpsc: ReferenceBlueprint = {
  presetId: 'pre_rpsc-ras-prelims',
  effectiveFrom: '2023-10-01',
  basis: 'official',
  sourceNote: `RPSC syllabus of the RAS preliminary examination: Rajasthan and India, science, reasoning and mental ability; 150 questions. ° Four options and a fifth for "not attempted", which the preset adds. The syllabus gives no numbers by head. ${unchecked}`,
  sections: [
    {
      sectionId: 'gk',
      options: 4,
      kinds: { mcq: span(105, 150), assertion_reason: span(0, 45) },
      ...shares(35, 45, 20),
      minutes: span(120, 180),
      topics: [
        topic('general-knowledge/rajasthan-culture', 12, 30),
        topic('general-knowledge/rajasthan-geography', 8, 20),
        topic('general-knowledge/rajasthan-polity', 4, 14),
        topic('general-knowledge/rajasthan-economy', 6, 16),
        group('History of India', 'भारत का इतिहास', history, 10, 26),
        group('Geography of India and the world', 'भारत और विश्व का भूगोल', [...geography, ...environment], 10, 28),
        group('Constitution, polity and governance', 'संविधान, राजव्यवस्था और शासन', polity, 8, 22),
        group('Economy', 'अर्थव्यवस्था', economy, 8, 20),
        group('Science and technology', 'विज्ञान और प्रौद्योगिकी', generalScience, 10, 26),
        group('Reasoning and mental ability', 'तर्कशक्ति और मानसिक योग्यता', ['reasoning', 'aptitude'], 8, 24),
        group('Current affairs', 'करेंट अफ़ेयर्स', events, 8, 24),
      ],
    },
  ],
}

const ownMinutes = { options: 4, ...shares(50, 35, 15) }
const subjectKinds = {
  mcq: span(15, 30),
  true_false: span(0, 6),
  short: span(0, 6),
  matrix: span(0, 6),
}

const subjects: ReferenceBlueprint = {
  presetId: 'pre_state-subjects',
  effectiveFrom: '2026-01-01',
  basis: 'own',
  sourceNote: '° Our own practice pattern: nobody’s official syllabus.',
  sections: [
    {
      sectionId: 'general',
      ...ownMinutes,
      kinds: { mcq: span(25, 40), assertion_reason: span(0, 15) },
      minutes: span(20, 35),
      topics: [
        group(
          'General studies',
          'सामान्य अध्ययन',
          [...history, ...geography, ...polity, ...economy, ...environment, ...generalScience, ...events],
          40,
          40,
        ),
      ],
    },
    {
      sectionId: 'reasoning',
      ...ownMinutes,
      kinds: { mcq: span(15, 30), nat: span(0, 15) },
      minutes: span(18, 30),
      topics: [topic('reasoning', 15, 25), topic('aptitude', 5, 15)],
    },
    {
      sectionId: 'mathematics',
      ...ownMinutes,
      kinds: subjectKinds,
      minutes: span(20, 30),
      topics: [topic('maths', 30, 30)],
    },
    {
      sectionId: 'biology',
      ...ownMinutes,
      kinds: subjectKinds,
      minutes: span(18, 30),
      topics: [topic('biology', 30, 30)],
    },
    {
      sectionId: 'physics',
      ...ownMinutes,
      kinds: subjectKinds,
      minutes: span(20, 30),
      topics: [topic('physics', 30, 30)],
    },
  ],
}

export const statePscBlueprints: ReferenceBlueprint[] = [uppsc, rpsc, subjects]
