import type { BlueprintTopic } from '../../../domain/catalogue/blueprints/contract.ts'
import { group, shares, span, topic, unchecked, type ReferenceBlueprint } from './blueprint.ts'

const mathematics: BlueprintTopic[] = [
  topic('maths/sets-and-functions', 1, 3),
  topic('maths/complex-numbers', 1, 2),
  topic('maths/quadratic-equations', 1, 2),
  topic('maths/matrices-and-determinants', 1, 3),
  topic('maths/permutations-and-combinations', 1, 2),
  topic('maths/binomial-theorem', 1, 2),
  topic('maths/sequences-and-series', 1, 3),
  group(
    'Limits and differentiation',
    'सीमा और अवकलन',
    ['maths/limits', 'maths/continuity-and-differentiability'],
    1,
    4,
  ),
  topic('maths/applications-of-derivatives', 1, 2),
  group(
    'Integrals and areas',
    'समाकलन और क्षेत्रफल',
    ['maths/indefinite-integrals', 'maths/definite-integrals', 'maths/area-under-curves'],
    2,
    5,
  ),
  topic('maths/differential-equations', 1, 2),
  group('Coordinate geometry', 'निर्देशांक ज्यामिति', ['maths/straight-lines', 'maths/circle', 'maths/conics'], 2, 5),
  group('Vectors and space', 'सदिश और त्रिविमीय ज्यामिति', ['maths/vectors', 'maths/three-dimensional-geometry'], 2, 5),
  group('Statistics and probability', 'सांख्यिकी और प्रायिकता', ['maths/statistics', 'maths/probability'], 1, 4),
  group('Trigonometry', 'त्रिकोणमिति', ['maths/trigonometry', 'maths/inverse-trigonometry'], 0, 3),
]

/** Physics of the syllabus that NTA published for 2024 and after; NEET shares it. */
export const physicsUnits: BlueprintTopic[] = [
  group('Measurement and practicals', 'मापन और प्रायोगिक कौशल', ['physics/units', 'physics/experimental-skills'], 1, 4),
  topic('physics/kinematics', 1, 2),
  topic('physics/laws-of-motion', 1, 3),
  topic('physics/work-energy', 1, 2),
  topic('physics/rotation', 1, 3),
  topic('physics/gravitation', 1, 2),
  topic('physics/properties-of-matter', 1, 2),
  group('Heat and kinetic theory', 'ऊष्मा और अणुगति सिद्धांत', ['physics/thermodynamics', 'physics/kinetic-theory'], 2, 4),
  group('Oscillations and waves', 'दोलन और तरंगें', ['physics/oscillations', 'physics/waves'], 1, 4),
  topic('physics/electrostatics', 1, 4),
  topic('physics/current-electricity', 1, 4),
  topic('physics/magnetism', 1, 4),
  group(
    'Induction, alternating current and waves',
    'प्रेरण, प्रत्यावर्ती धारा और तरंगें',
    ['physics/alternating-current', 'physics/electromagnetic-waves'],
    1,
    4,
  ),
  topic('physics/optics', 2, 4),
  topic('physics/modern-physics', 2, 4),
  topic('physics/electronics', 1, 2),
]

/** Chemistry of the syllabus that NTA published for 2024 and after; NEET shares it. */
export const chemistryUnits: BlueprintTopic[] = [
  topic('chemistry/mole-concept', 1, 3),
  topic('chemistry/atomic-structure', 1, 3),
  topic('chemistry/bonding', 1, 3),
  topic('chemistry/thermodynamics', 1, 3),
  topic('chemistry/solutions', 1, 2),
  topic('chemistry/equilibrium', 1, 3),
  topic('chemistry/electrochemistry', 1, 3),
  topic('chemistry/kinetics', 1, 2),
  topic('chemistry/periodicity', 1, 2),
  topic('chemistry/p-block', 1, 3),
  topic('chemistry/d-and-f-block', 1, 2),
  topic('chemistry/coordination-compounds', 1, 3),
  group('Basics and purification', 'आधार और शोधन', ['chemistry/organic-basics', 'chemistry/purification'], 1, 4),
  topic('chemistry/hydrocarbons', 1, 3),
  topic('chemistry/halogen-compounds', 1, 2),
  topic('chemistry/oxygen-compounds', 1, 3),
  topic('chemistry/nitrogen-compounds', 1, 2),
  topic('chemistry/biomolecules', 1, 2),
  topic('chemistry/practical', 0, 2),
]

const main = { options: 4, kinds: { mcq: span(20, 20), nat: span(5, 5) }, ...shares(25, 50, 25) }

const advancedKinds = { mcq: span(3, 10), msq: span(3, 9), nat: span(3, 9), matrix: span(0, 4) }
const advanced = { options: 4, kinds: advancedKinds, ...shares(10, 45, 45), minutes: span(50, 72) }

/** The same topics with any number of questions: the advanced paper shares them out anew each year. */
const anyNumber = (topics: BlueprintTopic[]): BlueprintTopic[] =>
  topics.map((each) => ({ ...each, questions: span(0, each.questions.max + 2) }))

export const jeeBlueprints: ReferenceBlueprint[] = [
  {
    presetId: 'pre_jee-main',
    effectiveFrom: '2025-01-01',
    basis: 'official',
    sourceNote: `NTA information bulletin of JEE Main 2025: 20 questions with four options and 5 numerical ones a subject; syllabus of 20 units of physics, 20 of chemistry and 14 of mathematics. The bulletin gives no numbers by unit. ${unchecked}`,
    sections: [
      { sectionId: 'mathematics', ...main, minutes: span(50, 70), topics: mathematics },
      { sectionId: 'physics', ...main, minutes: span(40, 64), topics: physicsUnits },
      { sectionId: 'chemistry', ...main, minutes: span(32, 56), topics: chemistryUnits },
    ],
  },
  {
    presetId: 'pre_jee-advanced',
    effectiveFrom: '2024-01-01',
    basis: 'official',
    sourceNote: `Syllabus of JEE Advanced (2023 and after). Numbers by kind change every year. ${unchecked}`,
    sections: [
      {
        sectionId: 'mathematics',
        ...advanced,
        topics: anyNumber([
          ...mathematics,
          group(
            'Triangles and logarithms',
            'त्रिभुज और लघुगणक',
            ['maths/properties-of-triangles', 'maths/logarithms'],
            0,
            2,
          ),
        ]),
      },
      { sectionId: 'physics', ...advanced, topics: anyNumber(physicsUnits) },
      {
        sectionId: 'chemistry',
        ...advanced,
        topics: anyNumber([
          ...chemistryUnits,
          topic('chemistry/s-block', 0, 1),
          topic('chemistry/metallurgy', 0, 1),
          topic('chemistry/states-of-matter', 0, 1),
          topic('chemistry/solid-state', 0, 1),
          topic('chemistry/surface-chemistry', 0, 1),
          topic('chemistry/polymers', 0, 1),
        ]),
      },
    ],
  },
]
