/** Tabs of the question bank, in their order; the first is the list of questions. */
export const bankTabs = ['', 'passages', 'reports', 'challenges', 'translations', 'imports', 'papers'] as const
export type BankTab = (typeof bankTabs)[number]
