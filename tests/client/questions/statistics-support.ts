import type {
  GroupFigures,
  ItemFigures,
  QuestionStatistics,
  ShownVersion,
} from '../../../domain/results/statistics/contract.ts'

const figuresOf = (students: number): ItemFigures => ({
  students,
  facility: 0.25,
  standardDeviation: 0.4,
  discriminationIndex: -12,
  discriminativeEfficiency: -15,
  upperLower: -20,
  negativeCovariance: true,
  medianSeconds: 41,
  choices: [
    { choice: 'a', students: students / 4, pointBiserial: -0.25, thirds: [0.1, 0.2, 0.5] },
    { choice: 'b', students: (3 * students) / 4, pointBiserial: 0.3, thirds: [0.9, 0.8, 0.5] },
  ],
})

/** Statistics of a weak question from first attempts in English. */
export const shownStatistics = (
  students: number,
): { question: QuestionStatistics['question']; version: ShownVersion } => {
  const figures = students < 50 ? null : figuresOf(students)
  const groups: GroupFigures = {
    all: { students, figures },
    en: { students, figures },
    hi: { students: 0, figures: null },
  }
  const bars = (figures?.choices ?? []).flatMap(({ choice, thirds }) =>
    thirds.map((share, third) => ({ choice, third, x: 10 * third, y: 10, width: 8, height: 100 * share })),
  )
  const shared = { languageGap: null, languageBias: null, synthetic: 0, computedAt: 1 }
  return {
    question: {
      id: 'qst_one',
      code: 'one',
      title: { en: 'Which comes next?', hi: 'अगला कौन-सा है?' },
      difficulty: 'easy',
      targetMs: 40_000,
    },
    version: {
      ...shared,
      questionVersionId: 'qst_one_v1',
      version: 1,
      createdAt: 1,
      groups,
      flags: figures ? ['weak'] : [],
      difficulty: figures ? 'hard' : null,
      choices: ['a', 'b'].map((choice) => ({
        choice,
        content: { en: `<p>${choice}</p>`, hi: '' },
        isKeyed: choice === 'a',
      })),
      chart: figures && { bars, labels: [], ticks: [] },
      keyVersion: 1,
      currentKey: 1,
      confirmed: null,
      tests: [
        {
          ...shared,
          testId: 'tst_one',
          testVersionId: 'tst_one_v1',
          title: { en: 'A test', hi: '' },
          version: 1,
          groups,
        },
      ],
    },
  }
}
