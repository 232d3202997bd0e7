import type { BlueprintTopic } from '../../../domain/catalogue/blueprints/contract.ts'
import { group, shares, span, topic, unchecked, type ReferenceBlueprint } from './blueprint.ts'
import { chemistryUnits, physicsUnits } from './jee.ts'

const biologyUnits: BlueprintTopic[] = [
  topic('biology/diversity-of-life', 8, 16),
  group(
    'Structure of animals and plants',
    'जंतुओं और पादपों की संरचना',
    ['biology/structure-of-animals', 'biology/structure-of-plants'],
    5,
    12,
  ),
  group('Cell', 'कोशिका', ['biology/cell', 'biology/cell-cycle', 'biology/biomolecules'], 8, 16),
  topic('biology/plant-physiology', 5, 12),
  topic('biology/human-physiology', 10, 20),
  group('Reproduction', 'जनन', ['biology/plant-reproduction', 'biology/human-reproduction'], 7, 15),
  group('Genetics and evolution', 'आनुवंशिकी और विकास', ['biology/genetics', 'biology/evolution'], 12, 22),
  group(
    'Biology and human welfare',
    'जीव विज्ञान और मानव कल्याण',
    ['biology/health-and-disease', 'biology/microbes'],
    5,
    12,
  ),
  topic('biology/biotechnology', 5, 12),
  topic('biology/ecology', 7, 15),
]

/** Numbers of a list of 25 questions, for 45. */
const forFortyFive = (topics: BlueprintTopic[]): BlueprintTopic[] =>
  topics.map((each) => ({ ...each, questions: span(each.questions.min, Math.ceil((each.questions.max * 45) / 25)) }))

const common = { options: 4, ...shares(40, 45, 15) }

export const neetBlueprints: ReferenceBlueprint[] = [
  {
    presetId: 'pre_neet-ug',
    effectiveFrom: '2025-01-01',
    basis: 'official',
    sourceNote: `NTA information bulletin of NEET-UG 2025 and NMC syllabus: 45 questions of physics, 45 of chemistry, 90 of biology, four options each, all compulsory; 20 units of physics, 20 of chemistry, 10 of biology. The bulletin gives no numbers by unit. ° Assertion and reason are asked as questions with four options. ${unchecked}`,
    sections: [
      {
        sectionId: 'physics',
        ...common,
        kinds: { mcq: span(36, 45), assertion_reason: span(0, 9) },
        minutes: span(45, 70),
        topics: forFortyFive(physicsUnits),
      },
      {
        sectionId: 'chemistry',
        ...common,
        kinds: { mcq: span(36, 45), assertion_reason: span(0, 9) },
        minutes: span(35, 60),
        topics: forFortyFive(chemistryUnits),
      },
      {
        sectionId: 'biology',
        ...common,
        kinds: { mcq: span(72, 90), assertion_reason: span(0, 18) },
        minutes: span(45, 80),
        topics: biologyUnits,
      },
    ],
  },
]
