import { group, shares, span, topic, unchecked, type ReferenceBlueprint } from './blueprint.ts'

export const gateBlueprints: ReferenceBlueprint[] = [
  {
    presetId: 'pre_gate',
    effectiveFrom: '2021-01-01',
    basis: 'official',
    sourceNote: `Syllabus of General Aptitude (verbal, quantitative, analytical and spatial) common to all GATE papers. The subject depends on the paper: listed here is the mathematics of the engineering papers and of MA. ${unchecked}`,
    sections: [
      {
        sectionId: 'aptitude',
        options: 4,
        kinds: { mcq: span(6, 10), msq: span(0, 2), nat: span(0, 3) },
        ...shares(40, 40, 20),
        minutes: span(12, 25),
        topics: [
          topic('english', 2, 5),
          topic('aptitude', 3, 6),
          group('Analytical and spatial aptitude', 'विश्लेषणात्मक और स्थानिक अभियोग्यता', ['reasoning'], 2, 5),
        ],
      },
      {
        sectionId: 'subject',
        options: 4,
        kinds: { mcq: span(20, 40), msq: span(4, 16), nat: span(8, 25) },
        ...shares(20, 55, 25),
        minutes: span(100, 160),
        topics: [topic('maths', 0, 55)],
      },
    ],
  },
]
