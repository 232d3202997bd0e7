import type { SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { invalidFields, refusalOf, type FieldOf, type Refusal, type RpcReply } from './refusal.ts'

/** Answer of an action to its form, without passwords and codes. */
export type FormAnswer = {
  /** Conform's result: errors by field name, and the values to show again. */
  result: SubmissionResult
  /** Null when the form was accepted. */
  refusal: Refusal | null
}

type Contract = z.ZodObject

/** Field names of a form's contract. */
export type FieldName<Of extends { contract: Contract }> = keyof z.input<Of['contract']> & string

/** Successful variant of a typed reply; a plain `Response` stays as it is. */
type Accepted<Sent> = [Extract<Sent, { ok: true }>] extends [never] ? Sent : Extract<Sent, { ok: true }>

type Definition<Of extends Contract, Tools, Message, Sent, Extra> = {
  contract: Of
  /** Key of the text that confirms an accepted form; omitted when its own part of the page shows the outcome. */
  message?: Message
  /** Field at which an error code of the call is shown. */
  fieldOf?: FieldOf
  send: (value: z.output<Of>, tools: Tools) => Promise<Sent>
  /** Adds data to the answer of an accepted form, or throws a redirect. */
  accepted?: (reply: Accepted<Sent>, value: z.output<Of>, tools: Tools) => Promise<Extra> | Extra
}

const isPassword = (field: string): boolean => /password/i.test(field)

/** Fields whose values are never sent back to the browser. */
const secretsOf = ({ shape }: Contract): string[] =>
  Object.keys(shape).filter((field) => isPassword(field) || field === 'code')

/** Trimmed, with line ends as LF; browsers send CRLF. */
const cleaned = (text: string): string => text.replaceAll('\r\n', '\n').trim()

const topLevelField = (name: string): string => name.split(/[.[]/, 1)[0] ?? ''

/** Fields of the contract alone, because contracts are strict and a form also carries its `intent`. */
const fieldsIn = (form: FormData, { shape }: Contract): FormData => {
  const fields = new FormData()
  for (const [name, value] of form) {
    const field = topLevelField(name)
    if (!Object.hasOwn(shape, field)) continue
    fields.append(name, typeof value === 'string' && !isPassword(field) ? cleaned(value) : value)
  }
  return fields
}

/** Parses a form by its contract. Errors are codes: the page has a text for each field, in both languages. */
export const readForm = <Of extends Contract>(form: FormData, contract: Of) =>
  parseWithZod(fieldsIn(form, contract), { schema: contract, error: () => 'input.invalid' })

/**
 * Returns the function that defines forms whose actions share `Tools` (the API client, the request) and whose
 * confirmations are keys of `Message`.
 *
 * To add a form: define it in `<name>-action.ts` beside its component, by its zod contract of `domain/`; let the loader of
 * its route return `constraintsOf(contract)` and the action `submit(form, tools)`; bind the component to both with
 * `useForm`. The form then works without script, shows errors at its fields and keeps what was typed.
 *
 * Server only: it imports zod, which must not reach the browser (docs/decisions/0063-forms-bound-on-the-server.md).
 */
export const defineForms =
  <Tools, Message extends string = never>() =>
  <Of extends Contract, Sent extends RpcReply, Extra extends object = object>(
    definition: Definition<Of, Tools, Message, Sent, Extra>,
  ) => {
    const { contract, message, fieldOf, send, accepted } = definition

    type Answer = FormAnswer & { message?: Message } & ([Extra] extends [never] ? object : Partial<Extra>)

    /** Checks the form by its contract, sends it and answers with the outcome. */
    const submit = async (form: FormData, tools: Tools): Promise<Answer> => {
      const submission = readForm(form, contract)
      const refuse = (refusal: Refusal) => {
        const fieldErrors = Object.fromEntries(refusal.fields.map((field) => [field, [refusal.code]]))
        return { result: submission.reply({ fieldErrors, hideFields: secretsOf(contract) }), refusal } as Answer
      }
      if (submission.status !== 'success') {
        return refuse(invalidFields([...new Set(Object.keys(submission.error ?? {}).map(topLevelField))]))
      }
      const reply = await send(submission.value, tools)
      const refusal = await refusalOf(reply, fieldOf)
      if (refusal) return refuse(refusal)
      const extra = await accepted?.(reply as unknown as Accepted<Sent>, submission.value, tools)
      return { result: submission.reply({ resetForm: true }), refusal: null, message, ...extra } as Answer
    }

    return { contract, submit }
  }
