/** A sitting of the demo's student. `ability` is on the scale of drizzle/seed/synthetic.ts and grows with time. */
export type DemoSitting = { testId: string; daysAgo: number; ability: number }

/**
 * Past sittings of the demo's student beside that of the shift (scripts/past-attempts.ts), oldest first: three mocks of
 * one pattern, other exams, and tests taken again, so that progress, mistakes and predictions have something to show.
 */
export const demoHistory: readonly DemoSitting[] = [
  { testId: 'tst_ssc-cgl-mock-1', daysAgo: 62, ability: -0.5 },
  { testId: 'tst_ssc-english-1', daysAgo: 57, ability: -0.4 },
  { testId: 'tst_ssc-cgl-2026-mock-1', daysAgo: 50, ability: -0.3 },
  { testId: 'tst_rrb-ntpc-1', daysAgo: 44, ability: -0.1 },
  { testId: 'tst_ssc-english-1', daysAgo: 38, ability: 0.3 },
  { testId: 'tst_ssc-cgl-2026-mock-2', daysAgo: 31, ability: 0 },
  { testId: 'tst_ssc-cgl-mock-1', daysAgo: 24, ability: 0.5 },
  { testId: 'tst_ibps-po-1', daysAgo: 17, ability: 0.2 },
  { testId: 'tst_ssc-cgl-2026-mock-1', daysAgo: 10, ability: 0.8 },
  { testId: 'tst_ssc-english-1', daysAgo: 4, ability: 0.9 },
]
