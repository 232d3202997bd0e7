import { encode } from 'uqr'
import type { Enrolment } from '../../../../domain/accounts/second-factor.ts'
import type { Api } from '../../../api.ts'
import { refusalOf, type Refusal } from '../refusal.ts'

/** A QR code: the length of its side in squares, and its dark ones as a path of that size. */
export type Qr = { size: number; path: string }

/** What the page shows to set an app up. */
export type SetUp = Enrolment & { qr: Qr }

/** What came of a form of the second factor. */
export type SetUpAnswer = { refusal: Refusal | null; setUp?: SetUp; recoveryCodes?: string[] }

const qrOf = (text: string): Qr => {
  const { size, data } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

const setUpOf = ({ uri, secret }: Enrolment): SetUp => ({ uri, secret, qr: qrOf(uri) })

/** The set-up whose address the form of the code carries, so that a wrong code does not begin it anew. */
const setUpAgain = (uri: string): SetUp | undefined => {
  if (!uri.startsWith('otpauth://totp/') || uri.length > 500 || !URL.canParse(uri)) return undefined
  return setUpOf({ uri, secret: new URL(uri).searchParams.get('secret') ?? '' })
}

const fieldOf = { 'accounts.wrong_password': 'password', 'accounts.wrong_code': 'code' } as const

export const refusalOfFactor = (response: Parameters<typeof refusalOf>[0]) => refusalOf(response, fieldOf)

export const beginSetUp = async (api: Api, password: string): Promise<SetUpAnswer> => {
  const response = await api.account['second-factor'].$post({ json: { password } })
  if (!response.ok) return { refusal: await refusalOfFactor(response) }
  return { refusal: null, setUp: setUpOf(await response.json()) }
}

export const confirmSetUp = async (api: Api, code: string, uri: string): Promise<SetUpAnswer> => {
  const response = await api.account['second-factor'].confirmation.$post({ json: { code } })
  if (!response.ok) return { refusal: await refusalOfFactor(response), setUp: setUpAgain(uri) }
  return { refusal: null, recoveryCodes: (await response.json()).recoveryCodes }
}
