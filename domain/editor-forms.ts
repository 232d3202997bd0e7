import type { DraftKind } from './content.ts'
import type { EditorForm } from './content/fields.ts'
import { seriesForm } from './catalogue/series-form.ts'
import { testForm } from './catalogue/test-form.ts'
import { courseForm } from './courses/editor-form.ts'
import { affairForm } from './current-affairs/editor-form.ts'
import { jobForm } from './jobs/editor-form.ts'
import { materialForm } from './materials/editor-form.ts'
import { passageForm, questionForm } from './questions/editor-form.ts'
import { videoForm } from './videos/editor-form.ts'

const forms: readonly EditorForm[] = [
  testForm,
  jobForm,
  affairForm,
  seriesForm,
  materialForm,
  courseForm,
  videoForm,
  questionForm,
  passageForm,
]

/** Editor of a kind; null for a kind without one. */
export const editorFormOf = (kind: DraftKind): EditorForm | null => forms.find((form) => form.kind === kind) ?? null
