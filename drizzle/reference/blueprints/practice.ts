import { shares, span, topic, type ReferenceBlueprint } from './blueprint.ts'

export const practiceBlueprints: ReferenceBlueprint[] = [
  {
    presetId: 'pre_daily-quiz',
    effectiveFrom: '2026-01-01',
    basis: 'own',
    sourceNote: '° Our own pattern: ten questions on the news of a day.',
    sections: [
      {
        sectionId: 'news',
        options: 4,
        kinds: { mcq: span(10, 10) },
        ...shares(40, 45, 15),
        tolerance: 60,
        minutes: span(4, 8),
        topics: [topic('general-knowledge', 10, 10)],
      },
    ],
  },
]
