import type { EditorForm } from '../content/fields.ts'
import { quizLimits, quizOptionIds } from './kinds.ts'

/** Editor of a quiz question; its body is `QuizQuestionBody`. */
export const questionForm = {
  kind: 'question',
  fields: {
    stem: { type: 'text', bilingual: true },
    options: { type: 'list', item: { type: 'line', bilingual: true }, max: quizLimits.options },
    key: { type: 'choice', options: quizOptionIds },
    solution: { type: 'text', bilingual: true },
  },
  sections: [{ name: 'question', fields: ['stem', 'options', 'key', 'solution'] }],
} as const satisfies EditorForm
