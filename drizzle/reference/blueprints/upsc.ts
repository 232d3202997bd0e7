import type { BlueprintTopic } from '../../../domain/catalogue/blueprints/contract.ts'
import type { TopicName } from '../topics/index.ts'
import { group, shares, span, topic, unchecked, type ReferenceBlueprint } from './blueprint.ts'

export const history: TopicName[] = [
  'general-knowledge/ancient-history',
  'general-knowledge/medieval-history',
  'general-knowledge/modern-history',
  'general-knowledge/social-movements',
  'general-knowledge/art-and-culture',
  'general-knowledge/monuments',
  'general-knowledge/post-independence',
  'general-knowledge/world-history',
]

export const geography: TopicName[] = [
  'general-knowledge/indian-geography',
  'general-knowledge/world-geography',
  'general-knowledge/physical-geography',
  'general-knowledge/population',
  'general-knowledge/agriculture',
]

export const polity: TopicName[] = [
  'general-knowledge/constitution',
  'general-knowledge/fundamental-rights-and-duties',
  'general-knowledge/parliament',
  'general-knowledge/executive',
  'general-knowledge/judiciary',
  'general-knowledge/local-government',
  'general-knowledge/constitutional-bodies',
  'general-knowledge/elections',
  'general-knowledge/federalism',
  'general-knowledge/public-policy',
  'general-knowledge/law',
]

export const economy: TopicName[] = [
  'general-knowledge/national-income',
  'general-knowledge/public-finance',
  'general-knowledge/monetary-policy',
  'general-knowledge/banking',
  'general-knowledge/inflation',
  'general-knowledge/planning',
  'general-knowledge/industry',
  'general-knowledge/external-sector',
  'general-knowledge/financial-markets',
  'general-knowledge/poverty-and-employment',
  'general-knowledge/schemes',
]

export const environment: TopicName[] = [
  'general-knowledge/environment',
  'general-knowledge/biodiversity',
  'general-knowledge/climate-change',
  'general-knowledge/disaster-management',
]

export const generalScience: TopicName[] = [
  'science',
  'physics',
  'chemistry',
  'biology',
  'general-knowledge/science-awareness',
  'general-knowledge/science-and-technology',
  'general-knowledge/space-missions',
]

export const events: TopicName[] = [
  'general-knowledge/current-affairs',
  'general-knowledge/international-relations',
  'general-knowledge/international-organisations',
  'general-knowledge/institutions',
  'general-knowledge/defence',
  'general-knowledge/summits',
  'general-knowledge/awards',
  'general-knowledge/books-and-authors',
  'general-knowledge/days',
  'general-knowledge/sports',
]

const studies: BlueprintTopic[] = [
  group('History and national movement', 'इतिहास और राष्ट्रीय आंदोलन', history, 12, 25),
  group('Geography of India and the world', 'भारत और विश्व का भूगोल', geography, 8, 20),
  group('Polity and governance', 'राजव्यवस्था और शासन', polity, 10, 22),
  group('Economic and social development', 'आर्थिक और सामाजिक विकास', economy, 10, 22),
  group('Environment, biodiversity and climate', 'पर्यावरण, जैव विविधता और जलवायु', environment, 8, 20),
  group('General science and technology', 'सामान्य विज्ञान और प्रौद्योगिकी', generalScience, 6, 18),
  group('Events of national and international importance', 'राष्ट्रीय और अंतरराष्ट्रीय महत्व की घटनाएँ', events, 3, 18),
]

const csat: BlueprintTopic[] = [
  topic('english/reading-comprehension', 24, 32),
  group('Logical and analytical reasoning', 'तार्किक और विश्लेषणात्मक तर्क', ['reasoning'], 12, 28),
  group(
    'Basic numeracy of class 10',
    'कक्षा 10 तक की संख्यात्मक योग्यता',
    [
      'aptitude/average',
      'aptitude/ages',
      'aptitude/percentage',
      'aptitude/ratio',
      'aptitude/partnership',
      'aptitude/mixture',
      'aptitude/profit-and-loss',
      'aptitude/discount',
      'aptitude/simple-and-compound-interest',
      'aptitude/time-and-work',
      'aptitude/pipes-and-cisterns',
      'aptitude/time-speed-distance',
      'aptitude/trains',
      'aptitude/boats-and-streams',
      'aptitude/mensuration',
      'aptitude/geometry',
      'aptitude/algebra',
      'aptitude/number-system',
      'aptitude/hcf-and-lcm',
      'aptitude/fractions-and-decimals',
      'aptitude/square-roots',
      'aptitude/simplification',
      'maths/permutations-and-combinations',
      'maths/probability',
    ],
    14,
    36,
  ),
  group(
    'Data interpretation and sufficiency',
    'आँकड़ों की व्याख्या और पर्याप्तता',
    ['aptitude/data-interpretation', 'aptitude/data-sufficiency', 'aptitude/elementary-statistics'],
    3,
    14,
  ),
]

const choices = (questions: number) => ({
  mcq: span(Math.floor(questions * 0.7), questions),
  assertion_reason: span(0, Math.ceil(questions * 0.3)),
})

export const upscBlueprints: ReferenceBlueprint[] = [
  {
    presetId: 'pre_upsc-gs-1',
    effectiveFrom: '2011-01-01',
    basis: 'official',
    sourceNote: `UPSC notification of the Civil Services Examination, syllabus of paper 1: seven heads, 100 questions with four options. The notification gives no numbers by head. ${unchecked}`,
    sections: [
      {
        sectionId: 'gs',
        options: 4,
        kinds: choices(100),
        ...shares(25, 45, 30),
        minutes: span(85, 120),
        topics: studies,
      },
    ],
  },
  {
    presetId: 'pre_upsc-csat',
    effectiveFrom: '2015-01-01',
    basis: 'official',
    sourceNote: `UPSC notification of the Civil Services Examination, syllabus of paper 2: comprehension, reasoning, decision making, basic numeracy and data interpretation of class 10; 80 questions with four options. The notification gives no numbers by head. ${unchecked}`,
    sections: [
      {
        sectionId: 'csat',
        options: 4,
        kinds: choices(80),
        ...shares(25, 45, 30),
        minutes: span(90, 120),
        topics: csat,
      },
    ],
  },
]
