import { questionForm } from '../../../../../domain/questions/editor-form.ts'
import type { ContentForm } from '../../../../../domain/content/fields.ts'

const { key } = questionForm.fields

/** Form whose statement is neither true nor false yet: a browser posts nothing where nothing is chosen. */
const undecided: ContentForm = {
  ...questionForm,
  fields: { ...questionForm.fields, key: { ...key, forms: { ...key.forms, true_false: {} } } },
}

/** Fields that a form without script has posted. */
export const postedForm = (posted: FormData): ContentForm => (posted.has('key.value') ? questionForm : undecided)
