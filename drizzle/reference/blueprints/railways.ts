import type { BlueprintTopic } from '../../../domain/catalogue/blueprints/contract.ts'
import { group, shares, span, unchecked, type ReferenceBlueprint } from './blueprint.ts'
import { sscAptitude, sscAwareness, sscReasoning } from './ssc.ts'

const common = { options: 4, ...shares(50, 40, 10) }

const ownAwareness: BlueprintTopic[] = [
  group('Computers', 'कंप्यूटर', ['computer'], 0, 3),
  group(
    'Transport, law and public life',
    'परिवहन, क़ानून और सार्वजनिक जीवन',
    ['general-knowledge/railways', 'general-knowledge/law', 'general-knowledge/disaster-management'],
    0,
    3,
  ),
]

/** Numbers of a list of 25 questions, for a list of another length. */
const scaled = (topics: BlueprintTopic[], questionCount: number): BlueprintTopic[] =>
  topics.map((each) => ({
    ...each,
    questions: span(
      Math.floor((each.questions.min * questionCount) / 25),
      Math.ceil((each.questions.max * questionCount) / 25),
    ),
  }))

const decisions = group(
  'Statements and decisions',
  'कथन और निर्णय',
  [
    'reasoning/statement-and-assumption',
    'reasoning/statement-and-argument',
    'reasoning/course-of-action',
    'reasoning/decision-making',
    'aptitude/data-sufficiency',
    'reasoning/critical-reasoning',
  ],
  1,
  5,
)

export const railwayBlueprints: ReferenceBlueprint[] = [
  {
    presetId: 'pre_rrb-ntpc-1',
    effectiveFrom: '2019-01-01',
    basis: 'analysis',
    sourceNote: `RRB notices CEN 01/2019 and CEN 05/2024, syllabus of CBT 1: general awareness 40, mathematics 30, reasoning 30 questions with four options; general science up to class 10, basics of computers. ${unchecked}`,
    sections: [
      {
        sectionId: 'awareness',
        ...common,
        kinds: { mcq: span(40, 40) },
        minutes: span(17, 28),
        topics: [...scaled(sscAwareness, 40), ...ownAwareness],
      },
      {
        sectionId: 'mathematics',
        ...common,
        kinds: { mcq: span(30, 30) },
        minutes: span(25, 36),
        topics: scaled(sscAptitude, 30),
      },
      {
        sectionId: 'reasoning',
        ...common,
        kinds: { mcq: span(30, 30) },
        minutes: span(16, 28),
        topics: [...scaled(sscReasoning, 30), decisions],
      },
    ],
  },
]
