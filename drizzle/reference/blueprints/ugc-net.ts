import { group, shares, span, topic, unchecked, type ReferenceBlueprint } from './blueprint.ts'

/** Ten units of five questions each. */
const units = [
  topic('teaching/teaching-aptitude', 5, 5),
  topic('teaching/research-aptitude', 5, 5),
  topic('english/reading-comprehension', 5, 5),
  topic('teaching/communication', 5, 5),
  group(
    'Mathematical reasoning and aptitude',
    'गणितीय तर्क और अभियोग्यता',
    [
      'teaching/mathematical-reasoning',
      'reasoning/number-series',
      'reasoning/letter-series',
      'reasoning/coding-decoding',
      'reasoning/blood-relations',
      'reasoning/direction-sense',
      'aptitude/percentage',
      'aptitude/ratio',
      'aptitude/average',
      'aptitude/profit-and-loss',
      'aptitude/simple-and-compound-interest',
      'aptitude/time-and-work',
      'aptitude/time-speed-distance',
      'aptitude/discount',
      'aptitude/fractions-and-decimals',
    ],
    5,
    5,
  ),
  group(
    'Logical reasoning',
    'तार्किक विवेचन',
    [
      'teaching/structure-of-arguments',
      'reasoning/indian-logic',
      'reasoning/syllogism',
      'reasoning/venn-diagram',
      'reasoning/analogy',
      'reasoning/statement-and-conclusion',
      'reasoning/critical-reasoning',
    ],
    5,
    5,
  ),
  topic('aptitude/data-interpretation', 5, 5),
  topic('teaching/ict', 5, 5),
  group(
    'People, development and environment',
    'लोग, विकास और पर्यावरण',
    ['teaching/people-and-environment', 'general-knowledge/environment', 'general-knowledge/climate-change'],
    5,
    5,
  ),
  topic('teaching/higher-education', 5, 5),
]

export const ugcNetBlueprints: ReferenceBlueprint[] = [
  {
    presetId: 'pre_ugc-net',
    effectiveFrom: '2019-01-01',
    basis: 'official',
    sourceNote: `UGC syllabus of paper 1: ten units, of which five questions each are asked; four options. ° That every unit has exactly five. The syllabus of paper 2 depends on the subject. ${unchecked}`,
    sections: [
      {
        sectionId: 'paper-1',
        options: 4,
        kinds: { mcq: span(35, 50), assertion_reason: span(0, 15) },
        ...shares(40, 45, 15),
        minutes: span(40, 65),
        topics: units,
      },
      {
        sectionId: 'paper-2',
        options: 4,
        kinds: { mcq: span(70, 100), assertion_reason: span(0, 30) },
        ...shares(30, 50, 20),
        minutes: span(75, 120),
        topics: [],
      },
    ],
  },
]
