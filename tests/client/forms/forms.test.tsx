import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { constraintsOf } from '../../../client/forms/constraints.ts'
import { defineForms } from '../../../client/forms/define-forms.ts'
import { useForm } from '../../../client/forms/use-form.ts'
import { html } from '../support.tsx'

type Tools = { call: (value: unknown) => Response }

const Contract = z.strictObject({
  name: z.string().trim().min(1).max(80),
  note: z.string().max(10).optional(),
  years: z.int().min(2000).nullable().default(null),
  password: z.string().max(128).default(''),
})

const definition = defineForms<Tools, 'saved'>()({
  contract: Contract,
  message: 'saved',
  fieldOf: { 'accounts.wrong_password': 'password' },
  send: async (value, { call }) => call(value),
  accepted: (_reply, { name }) => ({ greeting: `Hello ${name}` }),
})

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const accepting = () => vi.fn((_value: unknown) => Response.json({}))
const refusing = (status: number, body: object) => () =>
  Response.json({ message: '', requestId: '', ...body }, { status })

test('a form is parsed by its contract: trimmed but for passwords, numbers read, empty fields left out (SHL-61)', async () => {
  const call = accepting()
  const answer = await definition.submit(formOf({ name: ' Asha ', note: '', years: '2027', password: ' s ' }), { call })
  expect(call).toHaveBeenCalledWith({ name: 'Asha', years: 2027, password: ' s ' })
  expect(answer).toEqual({
    refusal: null,
    message: 'saved',
    greeting: 'Hello Asha',
    result: expect.objectContaining({ initialValue: null }),
  })
})

test('a line end of a text counts as one character (SHL-61)', async () => {
  const call = accepting()
  await definition.submit(formOf({ name: 'Asha', note: 'one\r\ntwo\r\n3' }), { call })
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ note: 'one\ntwo\n3' }))
})

test('fields that a form does not have are ignored, those of the form library among them (SHL-61)', async () => {
  const call = accepting()
  const unknown = { intent: 'save', role: 'admin', __intent__: '{', __state__: '{', '__proto__.name': 'x' }
  await definition.submit(formOf({ name: 'Asha', ...unknown }), { call })
  expect(call).toHaveBeenCalledWith({ name: 'Asha', years: null, password: '' })
})

test('an invalid form makes no call, names its fields and gives back all but the password (SHL-59)', async () => {
  const call = accepting()
  const answer = await definition.submit(formOf({ name: ' ', note: 'longer than ten', password: 'secret' }), { call })
  expect(call).not.toHaveBeenCalled()
  expect(answer.refusal).toMatchObject({ code: 'input.invalid', status: 422, fields: ['name', 'note'] })
  expect(answer.result.initialValue).toEqual({ note: 'longer than ten' })
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test('a refusal of the API is shown at the field that its code is about (SHL-59)', async () => {
  const call = refusing(400, { code: 'accounts.wrong_password' })
  const answer = await definition.submit(formOf({ name: 'Asha', password: 'secret' }), { call })
  expect(answer.refusal).toMatchObject({ code: 'accounts.wrong_password', status: 400, fields: ['password'] })
  expect(answer.result).toMatchObject({
    initialValue: { name: 'Asha' },
    error: { password: ['accounts.wrong_password'] },
  })
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test('fields carry the attributes of the contract (SHL-61)', () => {
  expect(constraintsOf(Contract)).toEqual({
    name: { required: true, maxLength: 80 },
    note: { maxLength: 10 },
    years: {},
    password: { maxLength: 128 },
  })
})

test('a refused field shows its text and what was entered, the others what is kept (SHL-59)', async () => {
  const answer = await definition.submit(formOf({ name: 'Asha', note: 'longer than ten' }), { call: accepting() })
  const Probe = () => {
    const { field, whole } = useForm({ answer, constraints: constraintsOf(Contract), kept: { name: 'Before' } })
    return <p>{JSON.stringify([field('name', 'No name.'), field('note', 'Too long.'), whole])}</p>
  }
  const [name, note, whole] = JSON.parse(
    html(<Probe />)
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"'),
  )
  expect(name).toEqual({ required: true, maxLength: 80, name: 'name', defaultValue: 'Asha' })
  expect(note).toEqual({ maxLength: 10, name: 'note', defaultValue: 'longer than ten', error: 'Too long.' })
  expect(whole).toBeNull()
})

test('a refusal that no field shows is shown as a whole (SHL-60)', async () => {
  const answer = await definition.submit(formOf({ name: 'Asha' }), {
    call: refusing(429, { code: 'platform.rate_limited', details: { retryAfter: 60 } }),
  })
  const Probe = () => <p>{useForm({ answer, constraints: constraintsOf(Contract) }).whole?.retryAfter}</p>
  expect(html(<Probe />)).toContain('60')
})
