import { data } from 'react-router'
import type { ContactTopic } from '../../../domain/contact/topics.ts'
import { ApiError, unwrap, type Api } from '../../api.ts'
import type { PageRequest } from '../../context.ts'

export const contactFields = ['name', 'email', 'topic', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

/** What became of a message: its reference, or why it was not taken and what was entered. */
export type ContactAnswer =
  | { sent: { reference: string; email: string } }
  | { refused: { fields: ContactField[]; retryAfter: number | null }; entered: ContactValues }
  | { offline: true }

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const isOurs = (name: string): name is ContactField => contactFields.some((field) => field === name)

/** Whatever is refused, the page comes back with every word that was typed. */
export const contactAction = async (request: Request, { api, page }: { api: Api; page: PageRequest }) => {
  const form = await request.formData()
  // A browser writes line ends as two characters into a form: as one they count as the reader counted them.
  const entered = Object.fromEntries(
    contactFields.map((name) => [name, textOf(form, name).replaceAll('\r\n', '\n')]),
  ) as ContactValues
  try {
    const json = {
      ...entered,
      email: entered.email.trim(),
      topic: entered.topic as ContactTopic,
      language: page.viewer.language,
      company: textOf(form, 'company').slice(0, 500),
    }
    const { reference } = await unwrap(api.contact.$post({ json }))
    return data<ContactAnswer>({ sent: { reference, email: json.email } })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { fields = {}, details } = error.body
    const wait = details?.['retryAfter']
    const refused = {
      fields: Object.keys(fields).filter(isOurs),
      retryAfter: typeof wait === 'number' ? wait : null,
    }
    return data<ContactAnswer>({ refused, entered }, { status: error.status })
  }
}

/**
 * In the browser: a network that is away is an answer too, so that the page, and the text in it, stays. As a failure: after
 * one the router does not load the page anew, which would fail as well.
 */
export const withoutNetwork = async (send: () => Promise<ContactAnswer>) => {
  try {
    return await send()
  } catch (error) {
    // What fetch throws where nothing answers.
    if (error instanceof TypeError) return data<ContactAnswer>({ offline: true }, { status: 503 })
    throw error
  }
}
