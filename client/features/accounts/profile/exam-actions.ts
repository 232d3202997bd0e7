import {
  categories,
  media,
  qualifications,
  states,
  targets,
  type ExamProfile,
} from '../../../../domain/accounts/student-profile.ts'
import { refusalOf } from '../refusal.ts'
import { text, type FormAction } from './action-types.ts'

/** One of a list, or null for anything else: a list offers nothing that is not in it. */
const oneOf = <Value extends string>(list: readonly Value[], value: string): Value | null =>
  list.find((item) => item === value) ?? null

/** The form as the worker takes it; what is left open is null. */
export const examProfileIn = (form: FormData): ExamProfile => {
  const chosen = new Set(form.getAll('targets'))
  const year = text(form, 'targetYear')
  return {
    targets: targets.filter((target) => chosen.has(target)),
    targetYear: /^\d{4}$/.test(year) ? Number(year) : null,
    medium: oneOf(media, text(form, 'medium')),
    category: oneOf(categories, text(form, 'category')),
    state: oneOf(states, text(form, 'state')),
    birthDate: text(form, 'birthDate') || null,
    qualification: oneOf(qualifications, text(form, 'qualification')),
  }
}

const saveExamProfile: FormAction = async (form, { api }) => {
  const json = examProfileIn(form)
  const refusal = await refusalOf(await api.account['exam-profile'].$put({ json }))
  return { refusal, values: { json: JSON.stringify(json) } }
}

const askGuardian: FormAction = async (form, { api }) => {
  const json = { guardianName: text(form, 'guardianName'), guardianEmail: text(form, 'guardianEmail').trim() }
  return { refusal: await refusalOf(await api.account.guardian.$post({ json })), values: json }
}

export const examActions = { 'exam-profile': saveExamProfile, guardian: askGuardian }
