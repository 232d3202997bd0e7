import { data, redirect } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { startField } from '../../../../domain/revision/practice-choices.ts'
import { StartPractice } from '../../../../domain/revision/practice.ts'
import { unwrap, type Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { invalidFields, refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import { loginAddress } from '../../../sign-in-first.ts'

/** Choices as the form posts them. */
const postedChoices = (form: FormData): unknown => {
  const list = (name: string) => form.getAll(name).map(String).filter(Boolean)
  return {
    mode: postedText(form, 'mode'),
    source: {
      from: 'choices',
      exam: postedText(form, 'exam') || null,
      subjects: list('subjects'),
      topics: list('topics'),
      difficulties: list('difficulties'),
      pool: postedText(form, 'pool'),
      count: Number(postedText(form, 'count')),
      block: postedText(form, 'order') === 'block',
    },
  }
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Refusal of a session, and the source that was asked for. */
export type StartAnswer = { refusal: Refusal; from: StartPractice['source']['from'] | null }

/** Starts a session by the form's fields, or by the `start` field of a button elsewhere, and opens it. */
export const startAction = async (request: Request, api: Api) => {
  const form = await request.formData()
  const start = postedText(form, startField)
  const asked = StartPractice.safeParse(start ? parsedJson(start) : postedChoices(form))
  if (!asked.success) {
    const refusal = invalidFields([])
    return data<StartAnswer>({ refusal, from: null }, replyOf(refusal))
  }
  const reply = await api.practice.sessions.$post({ json: asked.data })
  if (reply.ok) {
    const { sessionId } = await unwrap(Promise.resolve(reply))
    return redirect(paths.practiceSession(sessionId))
  }
  if ((reply.status as number) === 401) return redirect(loginAddress(paths.practice()))
  const refusal = (await refusalOf(reply)) ?? invalidFields([])
  return data<StartAnswer>({ refusal, from: asked.data.source.from }, replyOf(refusal))
}
