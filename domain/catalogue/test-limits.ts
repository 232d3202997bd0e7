/** Limits of a paper. */
export const testLimits = { sections: 20, questionsOfSection: 200, questions: 400 } as const
