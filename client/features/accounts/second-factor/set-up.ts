import { encode } from 'uqr'
import { z } from 'zod'
import { BeginSecondFactor, ShowCode, type Enrolment } from '../../../../domain/accounts/second-factor.ts'
import type { Api } from '../../../api.ts'
import { defineForms, type FormAnswer } from '../../../forms/define-forms.ts'
import { OwnPassword } from '../typed-password.ts'

/** QR code: `size` is the length of a side in modules, `path` the dark modules as an SVG path in that unit. */
export type Qr = { size: number; path: string }

/** Set-up of an app as the page shows it. */
export type SetUp = Enrolment & { qr: Qr }

/** Answer to a form of the second factor. */
export type SetUpAnswer = FormAnswer & { setUp?: SetUp | undefined; recoveryCodes?: string[] }

const qrOf = (text: string): Qr => {
  const { size, data } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

const setUpOf = ({ uri, secret }: Enrolment): SetUp => ({ uri, secret, qr: qrOf(uri) })

/** Set-up from the address that the form carries, so that a wrong code does not start a new one. */
const setUpAgain = (uri: string): SetUp | undefined => {
  if (!uri.startsWith('otpauth://totp/') || uri.length > 500 || !URL.canParse(uri)) return undefined
  return setUpOf({ uri, secret: new URL(uri).searchParams.get('secret') ?? '' })
}

export const fieldOfFactor = { 'accounts.wrong_password': 'password', 'accounts.wrong_code': 'code' } as const

const form = defineForms<{ api: Api }>()

const begin = form({
  contract: BeginSecondFactor.extend({ password: OwnPassword }),
  fieldOf: fieldOfFactor,
  send: (json, { api }) => api.account['second-factor'].$post({ json }),
  accepted: async (reply) => ({ setUp: setUpOf(await reply.json()) }),
})

const confirm = form({
  contract: ShowCode.extend({ uri: z.string().default('') }),
  fieldOf: fieldOfFactor,
  send: ({ code }, { api }) => api.account['second-factor'].confirmation.$post({ json: { code } }),
  accepted: async (reply) => ({ recoveryCodes: (await reply.json()).recoveryCodes }),
})

/** The two steps that set up an app: the password shows its QR code, a first code turns it on. */
export const setUpForms = {
  begin,
  confirm: {
    contract: confirm.contract,
    submit: async (fields: FormData, tools: { api: Api }): Promise<SetUpAnswer> => {
      const answer = await confirm.submit(fields, tools)
      return answer.refusal ? { ...answer, setUp: setUpAgain(String(fields.get('uri') ?? '')) } : answer
    },
  },
}
