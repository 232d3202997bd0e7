import { questionBank } from './question-bank.ts'
import { questionEditor } from './question-editor.ts'
import { questionImports } from './question-imports.ts'
import { questionKeys } from './question-keys.ts'
import { questionStatistics } from './question-statistics.ts'
import { questionReports } from './question-reports.ts'
import { questionUses } from './question-uses.ts'
import { similarQuestions } from './similar-questions.ts'
import { keyChange } from './key-change.ts'

/** Texts of the question bank, which its screens load first. */
export const bank = {
  questionBank,
  questionEditor,
  questionImports,
  questionKeys,
  questionStatistics,
  questionReports,
  questionUses,
  similarQuestions,
  keyChange,
}
