export const testKinds = ['full', 'sectional', 'chapter', 'previous_year', 'live', 'daily_quiz', 'demo'] as const
export type TestKind = (typeof testKinds)[number]
