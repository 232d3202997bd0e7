/** Texts of the question bank, which its screens load first. */

export { questionBank } from './question-bank.ts'
export { questionEditor } from './question-editor.ts'
export { questionImports } from './question-imports.ts'
export { questionKeys } from './question-keys.ts'
export { questionStatistics } from './question-statistics.ts'
export { questionReports } from './question-reports.ts'
export { questionTranslations } from './question-translations.ts'
export { questionUses } from './question-uses.ts'
export { similarQuestions } from './similar-questions.ts'
export { testEditor } from './test-editor.ts'
export { keyChallenges } from './key-challenges.ts'
export { keyChange } from './key-change.ts'
