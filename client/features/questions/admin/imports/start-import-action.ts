import { data, redirect } from 'react-router'
import type { ImportChoices, NewImport } from '../../../../../domain/questions/imports/contract.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { refusalOf, replyOf, type Refusal } from '../../../../forms/refusal.ts'
import { onlySet } from '../../../../ui/list-address.ts'

export const startIntent = 'import'

/** Import that was not begun, with what was typed. */
export type StartAnswer = { refusal: Refusal | null; values: Record<string, string> }

const choicesOf = (form: FormData): ImportChoices => {
  const text = (name: string) => postedText(form, name) || undefined
  const seconds = Number(postedText(form, 'targetSeconds'))
  const [subject, topic] = (text('topic') ?? '').split('/')
  const exams = form.getAll('exams').map(String).filter(Boolean)
  return onlySet({
    subject: text('subject') ?? (subject || undefined),
    topic,
    exams: exams.length > 0 ? exams : undefined,
    difficulty: text('difficulty'),
    targetSeconds: seconds > 0 ? seconds : undefined,
    rights: text('rights'),
    source: text('source'),
    tag: text('tag'),
    language: text('language'),
    publishes: postedText(form, 'publishes') === 'yes',
  }) as ImportChoices
}

const sourceOf = (form: FormData): Omit<NewImport, 'choices'> | null => {
  const [file, pictures, text] = [postedText(form, 'file'), postedText(form, 'pictures'), postedText(form, 'text')]
  if (file) return { file, ...(pictures && { pictures }) }
  return text ? { text, name: postedText(form, 'name') } : null
}

/** Begins an import and leads to its page. Null for any other form. */
export const startImportAction = async (form: FormData, api: Api) => {
  if (postedText(form, 'intent') !== startIntent) return null
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const source = sourceOf(form)
  if (!source) return data<StartAnswer>({ refusal: null, values }, { status: 422 })
  const reply = await api.admin['question-imports'].$post({ json: { ...source, choices: choicesOf(form) } })
  const refusal = await refusalOf(reply)
  if (refusal) return data<StartAnswer>({ refusal, values }, replyOf(refusal))
  const { id } = await unwrap(Promise.resolve(reply))
  throw redirect(officePaths.adminImport(id), 303)
}
