import type { BlueprintTopic } from '../../../domain/catalogue/blueprints/contract.ts'
import { group, shares, span, topic, unchecked, type ReferenceBlueprint } from './blueprint.ts'

const english: BlueprintTopic[] = [
  topic('english/reading-comprehension', 7, 11),
  topic('english/cloze-test', 0, 6),
  topic('english/error-spotting', 3, 7),
  group(
    'Jumbled sentences',
    'वाक्यों का क्रम',
    ['english/para-jumbles', 'english/sentence-parts', 'english/word-swap'],
    2,
    8,
  ),
  topic('english/fill-in-the-blanks', 0, 6),
  group(
    'Improvement and use of words',
    'वाक्य सुधार और शब्दों का प्रयोग',
    [
      'english/sentence-improvement',
      'english/sentence-completion',
      'english/grammar-usage',
      'english/vocabulary',
      'english/synonyms',
      'english/antonyms',
      'english/idioms',
      'english/spelling',
      'english/homophones',
    ],
    0,
    8,
  ),
]

const aptitude: BlueprintTopic[] = [
  group(
    'Simplification and approximation',
    'सरलीकरण और सन्निकटन',
    ['aptitude/simplification', 'aptitude/approximation'],
    5,
    15,
  ),
  topic('reasoning/number-series', 0, 6),
  topic('aptitude/quadratic-equations', 0, 6),
  topic('aptitude/data-interpretation', 5, 15),
  topic('aptitude/data-sufficiency', 0, 5),
  group(
    'Arithmetic',
    'अंकगणित',
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
      'aptitude/number-system',
      'maths/probability',
      'maths/permutations-and-combinations',
    ],
    7,
    15,
  ),
]

const reasoning: BlueprintTopic[] = [
  group('Seating and puzzles', 'बैठक व्यवस्था और पहेलियाँ', ['reasoning/seating-arrangement', 'reasoning/puzzle'], 13, 23),
  topic('reasoning/syllogism', 0, 5),
  topic('reasoning/inequality', 0, 5),
  topic('reasoning/coding-decoding', 0, 6),
  topic('reasoning/blood-relations', 0, 4),
  topic('reasoning/direction-sense', 0, 4),
  topic('reasoning/order-and-ranking', 0, 3),
  group(
    'Series and words',
    'शृंखला और शब्द',
    [
      'reasoning/alphanumeric-series',
      'reasoning/letter-series',
      'reasoning/word-formation',
      'reasoning/word-arrangement',
    ],
    1,
    6,
  ),
  group(
    'Statements',
    'कथन',
    [
      'reasoning/statement-and-conclusion',
      'reasoning/statement-and-assumption',
      'reasoning/statement-and-argument',
      'reasoning/cause-and-effect',
      'reasoning/course-of-action',
    ],
    0,
    4,
  ),
  topic('reasoning/input-output', 0, 5),
]

const common = { options: 5, minutes: span(15, 20), ...shares(35, 45, 20) }

/** Banking and money, the economy, and recent events with the facts about them. */
const awareness: BlueprintTopic[] = [
  group(
    'Banking and money',
    'बैंकिंग और मुद्रा',
    [
      'general-knowledge/banking',
      'general-knowledge/monetary-policy',
      'general-knowledge/financial-markets',
      'general-knowledge/law',
    ],
    12,
    24,
  ),
  group(
    'Economy',
    'अर्थव्यवस्था',
    [
      'general-knowledge/national-income',
      'general-knowledge/inflation',
      'general-knowledge/public-finance',
      'general-knowledge/external-sector',
      'general-knowledge/planning',
      'general-knowledge/industry',
      'general-knowledge/agriculture',
      'general-knowledge/poverty-and-employment',
    ],
    2,
    10,
  ),
  group(
    'Current affairs and static facts',
    'करेंट अफ़ेयर्स और सामान्य तथ्य',
    [
      'general-knowledge/current-affairs',
      'general-knowledge/awards',
      'general-knowledge/books-and-authors',
      'general-knowledge/days',
      'general-knowledge/defence',
      'general-knowledge/institutions',
      'general-knowledge/international-organisations',
      'general-knowledge/international-relations',
      'general-knowledge/schemes',
      'general-knowledge/space-missions',
      'general-knowledge/sports',
      'general-knowledge/summits',
    ],
    7,
    18,
  ),
]

const sections: ReferenceBlueprint['sections'] = [
  { sectionId: 'english', ...common, kinds: { mcq: span(30, 30) }, topics: english },
  { sectionId: 'aptitude', ...common, kinds: { mcq: span(35, 35) }, topics: aptitude },
  { sectionId: 'reasoning', ...common, kinds: { mcq: span(35, 35) }, topics: reasoning },
]

export const bankingBlueprints: ReferenceBlueprint[] = [
  {
    presetId: 'pre_ibps-po-prelims',
    effectiveFrom: '2019-01-01',
    basis: 'analysis',
    sourceNote: `IBPS CRP PO/MT notifications: English 30, aptitude 35, reasoning 35 questions with five options. The notification names no topics. ${unchecked}`,
    sections,
  },
  {
    presetId: 'pre_ibps-po-mains-awareness',
    effectiveFrom: '2025-07-01',
    basis: 'analysis',
    sourceNote: `IBPS CRP PO/MT-XV notification: 35 questions with five options. The notification names no topics. ${unchecked}`,
    sections: [
      {
        sectionId: 'awareness',
        options: 5,
        kinds: { mcq: span(35, 35) },
        ...shares(35, 45, 20),
        minutes: span(9, 25),
        topics: awareness,
      },
    ],
  },
  {
    presetId: 'pre_sbi-po-prelims',
    effectiveFrom: '2019-01-01',
    basis: 'analysis',
    sourceNote: `SBI PO notices: three sections of objective questions with five options. The notice names no topics; ° sizes of the sections as in the preset. ${unchecked}`,
    sections,
  },
]
