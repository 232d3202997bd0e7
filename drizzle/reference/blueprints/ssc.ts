import type { BlueprintTopic, Span } from '../../../domain/catalogue/blueprints/contract.ts'
import { group, shares, span, topic, unchecked, type ReferenceBlueprint } from './blueprint.ts'

const reasoning: BlueprintTopic[] = [
  topic('reasoning/analogy', 2, 5),
  topic('reasoning/classification', 1, 4),
  group(
    'Series',
    'शृंखला',
    ['reasoning/number-series', 'reasoning/letter-series', 'reasoning/alphanumeric-series', 'reasoning/missing-number'],
    2,
    6,
  ),
  topic('reasoning/coding-decoding', 2, 5),
  topic('reasoning/blood-relations', 1, 3),
  group(
    'Syllogism and statements',
    'न्याय निगमन और कथन',
    ['reasoning/syllogism', 'reasoning/statement-and-conclusion'],
    1,
    4,
  ),
  group(
    'Mathematical operations and inequality',
    'गणितीय संक्रियाएँ और असमानता',
    ['reasoning/mathematical-operations', 'reasoning/inequality'],
    1,
    4,
  ),
  group(
    'Figures',
    'आकृतियाँ',
    [
      'reasoning/mirror-image',
      'reasoning/paper-folding',
      'reasoning/embedded-figures',
      'reasoning/figure-completion',
      'reasoning/figure-series',
      'reasoning/counting-figures',
      'reasoning/cubes-and-dice',
      'reasoning/spatial-reasoning',
    ],
    3,
    8,
  ),
  group(
    'Order, direction and arrangement',
    'क्रम, दिशा और व्यवस्था',
    [
      'reasoning/order-and-ranking',
      'reasoning/direction-sense',
      'reasoning/seating-arrangement',
      'reasoning/puzzle',
      'reasoning/word-arrangement',
      'reasoning/word-formation',
    ],
    1,
    5,
  ),
  group('Calendar and clock', 'कैलेंडर और घड़ी', ['reasoning/calendar', 'reasoning/clock'], 0, 2),
  topic('reasoning/venn-diagram', 0, 2),
  topic('reasoning/emotional-intelligence', 0, 2),
]

const awareness: BlueprintTopic[] = [
  group(
    'History and culture',
    'इतिहास और संस्कृति',
    [
      'general-knowledge/ancient-history',
      'general-knowledge/medieval-history',
      'general-knowledge/modern-history',
      'general-knowledge/social-movements',
      'general-knowledge/art-and-culture',
      'general-knowledge/monuments',
    ],
    4,
    9,
  ),
  group(
    'Geography',
    'भूगोल',
    [
      'general-knowledge/indian-geography',
      'general-knowledge/world-geography',
      'general-knowledge/physical-geography',
      'general-knowledge/population',
      'general-knowledge/agriculture',
    ],
    2,
    6,
  ),
  group(
    'Polity',
    'राजव्यवस्था',
    [
      'general-knowledge/constitution',
      'general-knowledge/fundamental-rights-and-duties',
      'general-knowledge/parliament',
      'general-knowledge/executive',
      'general-knowledge/judiciary',
      'general-knowledge/local-government',
      'general-knowledge/constitutional-bodies',
      'general-knowledge/elections',
      'general-knowledge/federalism',
    ],
    2,
    6,
  ),
  group(
    'Economy',
    'अर्थव्यवस्था',
    [
      'general-knowledge/national-income',
      'general-knowledge/public-finance',
      'general-knowledge/monetary-policy',
      'general-knowledge/banking',
      'general-knowledge/inflation',
      'general-knowledge/planning',
      'general-knowledge/industry',
      'general-knowledge/external-sector',
      'general-knowledge/poverty-and-employment',
    ],
    1,
    4,
  ),
  group(
    'General science and environment',
    'सामान्य विज्ञान और पर्यावरण',
    [
      'science',
      'physics',
      'chemistry',
      'biology',
      'general-knowledge/science-awareness',
      'general-knowledge/science-and-technology',
      'general-knowledge/space-missions',
      'general-knowledge/environment',
      'general-knowledge/biodiversity',
      'general-knowledge/climate-change',
    ],
    4,
    8,
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
      'general-knowledge/schemes',
      'general-knowledge/sports',
      'general-knowledge/summits',
    ],
    3,
    9,
  ),
]

const aptitude: BlueprintTopic[] = [
  group(
    'Number system and simplification',
    'संख्या पद्धति और सरलीकरण',
    [
      'aptitude/number-system',
      'aptitude/simplification',
      'aptitude/hcf-and-lcm',
      'aptitude/fractions-and-decimals',
      'aptitude/square-roots',
      'aptitude/surds-and-indices',
    ],
    2,
    5,
  ),
  group(
    'Percentage and ratio',
    'प्रतिशत और अनुपात',
    ['aptitude/percentage', 'aptitude/ratio', 'aptitude/partnership', 'aptitude/ages'],
    2,
    5,
  ),
  group('Profit, loss and discount', 'लाभ, हानि और छूट', ['aptitude/profit-and-loss', 'aptitude/discount'], 2, 4),
  topic('aptitude/simple-and-compound-interest', 1, 3),
  group('Average and mixture', 'औसत और मिश्रण', ['aptitude/average', 'aptitude/mixture'], 1, 4),
  group('Time and work', 'समय और कार्य', ['aptitude/time-and-work', 'aptitude/pipes-and-cisterns'], 1, 3),
  group(
    'Speed and distance',
    'चाल और दूरी',
    ['aptitude/time-speed-distance', 'aptitude/trains', 'aptitude/boats-and-streams'],
    1,
    3,
  ),
  topic('aptitude/algebra', 1, 3),
  group('Geometry and mensuration', 'ज्यामिति और क्षेत्रमिति', ['aptitude/geometry', 'aptitude/mensuration'], 3, 7),
  group('Trigonometry', 'त्रिकोणमिति', ['aptitude/trigonometry', 'aptitude/heights-and-distances'], 1, 4),
  group(
    'Data and statistics',
    'आँकड़े और सांख्यिकी',
    ['aptitude/data-interpretation', 'aptitude/elementary-statistics'],
    2,
    5,
  ),
]

const english: BlueprintTopic[] = [
  topic('english/error-spotting', 1, 4),
  topic('english/sentence-improvement', 1, 4),
  topic('english/fill-in-the-blanks', 1, 4),
  topic('english/synonyms', 1, 3),
  topic('english/antonyms', 1, 3),
  topic('english/idioms', 1, 3),
  topic('english/one-word-substitution', 1, 3),
  topic('english/spelling', 1, 3),
  topic('english/active-passive', 0, 2),
  topic('english/direct-indirect', 0, 2),
  group('Jumbled sentences', 'वाक्यों का क्रम', ['english/para-jumbles', 'english/sentence-parts'], 0, 3),
  group('Cloze test', 'क्लोज़ टेस्ट', ['english/cloze-test'], 0, 5),
  topic('english/reading-comprehension', 0, 5),
  group('Words in use', 'शब्दों का प्रयोग', ['english/homophones', 'english/vocabulary', 'english/grammar-usage'], 0, 3),
]

type Minutes = Record<'reasoning' | 'awareness' | 'aptitude' | 'english', Span>

const sectionsIn = (minutes: Minutes): ReferenceBlueprint['sections'] => {
  const common = { options: 4, kinds: { mcq: span(25, 25) }, ...shares(40, 45, 15) }
  return [
    { sectionId: 'reasoning', ...common, minutes: minutes.reasoning, topics: reasoning },
    { sectionId: 'awareness', ...common, minutes: minutes.awareness, topics: awareness },
    { sectionId: 'aptitude', ...common, minutes: minutes.aptitude, topics: aptitude },
    { sectionId: 'english', ...common, minutes: minutes.english, topics: english },
  ]
}

const source = 'SSC CGL notice, indicative syllabus of Tier 1: four sections of 25 questions with four options.'

export const sscBlueprints: ReferenceBlueprint[] = [
  {
    presetId: 'pre_ssc-cgl-1',
    effectiveFrom: '2018-01-01',
    basis: 'analysis',
    sourceNote: `${source} ${unchecked}`,
    sections: sectionsIn({
      reasoning: span(11, 17),
      awareness: span(6, 13),
      aptitude: span(15, 24),
      english: span(8, 15),
    }),
  },
  {
    presetId: 'pre_ssc-cgl-1',
    effectiveFrom: '2026-01-01',
    basis: 'analysis',
    sourceNote: `${source} Target times fit 15 minutes a section. ${unchecked}`,
    sections: sectionsIn({
      reasoning: span(10, 15),
      awareness: span(6, 15),
      aptitude: span(12, 15),
      english: span(7, 15),
    }),
  },
]

/** Syllabus of general awareness that railways share with SSC. */
export const sscAwareness = awareness
/** Reasoning and aptitude as SSC asks them. */
export const sscReasoning = reasoning
export const sscAptitude = aptitude
