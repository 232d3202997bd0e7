import { isAdminEmail, parseAdminEmails } from '../../domain/accounts/admin.ts'
import type { Bindings } from '../env.ts'
import { AppError } from './errors.ts'
import { log } from './log.ts'

/** Domain of the demo's addresses, refused in a deployment. */
export const demoDomain = 'demo.taiyari.test'

/** Secrets that a deployment may have. `deploymentFaults` reports those that it needs and lacks. */
export const secretNames = ['AUTH_SECRET', 'OPENID_CLIENT_SECRET'] as const

/** One sentence for each binding that a deployment lacks. A laptop is bound by its own scripts. */
type BindingName = Exclude<
  { [Name in keyof Bindings]-?: Bindings[Name] extends string | undefined ? never : Name }[keyof Bindings],
  'MAILBOX'
>

/** Bindings that every deployment has. The compiler compares them with `Bindings`, a test with wrangler.toml. */
export const bindingNames = Object.keys({
  ASSETS: true,
  DB: true,
  SEARCH_DB: true,
  KV: true,
  FILES: true,
  ATTEMPTS: true,
  HALLS: true,
  DECKS: true,
  LIMITERS: true,
  RESULTS_QUEUE: true,
  MAIL_QUEUE: true,
  TASKS_QUEUE: true,
  EVENTS_QUEUE: true,
  NOTICES_QUEUE: true,
  EMAIL: true,
} satisfies Record<BindingName, true>) as BindingName[]

/** Bindings that a deployment lacks, in words. A laptop is bound by its own scripts. */
export const bindingFaults = (env: Partial<Bindings>): string[] =>
  env.DEPLOYMENT === 'local'
    ? []
    : bindingNames.filter((name) => env[name] === undefined).map((name) => `The binding ${name} is missing.`)

type Settings = Partial<
  Pick<
    Bindings,
    | 'ADMIN_EMAILS'
    | 'AUTH_SECRET'
    | 'PUBLIC_ORIGIN'
    | 'DEPLOYMENT'
    | 'MAIL_FROM'
    | 'SIGN_UP_WORK_AFTER'
    | 'OPENID_CLIENT_ID'
    | 'OPENID_CLIENT_SECRET'
    | 'OPENID_AUTHORIZATION_URL'
    | 'OPENID_TOKEN_URL'
    | 'OPENID_USERINFO_URL'
  >
>

const isHttpsOrigin = (address: string): boolean =>
  address.startsWith('https://') && URL.canParse(address) && new URL(address).origin === address

/** One sentence for each setting that forbids a deployment to serve. A laptop (`DEPLOYMENT=local`) needs its secret only. */
export const deploymentFaults = ({
  ADMIN_EMAILS = '',
  AUTH_SECRET = '',
  PUBLIC_ORIGIN = '',
  DEPLOYMENT,
  MAIL_FROM = '',
  SIGN_UP_WORK_AFTER = '',
  OPENID_CLIENT_ID = '',
  OPENID_CLIENT_SECRET = '',
  ...addresses
}: Settings): string[] => {
  const faults: string[] = []
  const admins = parseAdminEmails(ADMIN_EMAILS)
  if (AUTH_SECRET.length < 32) faults.push('The secret AUTH_SECRET is missing or shorter than 32 characters.')
  if (DEPLOYMENT === 'local') return faults
  if (new Set(admins).size !== 3) faults.push('ADMIN_EMAILS must name exactly three addresses.')
  if (admins.some((address) => address.endsWith(demoDomain)))
    faults.push('ADMIN_EMAILS still names addresses of the demo.')
  if (!admins.every((address) => address.includes('@') && isAdminEmail(address, admins)))
    faults.push('ADMIN_EMAILS names an address that can never match: no +tags, and nothing but ASCII.')
  if (!isHttpsOrigin(PUBLIC_ORIGIN))
    faults.push('PUBLIC_ORIGIN must be the https address of the product, in small letters and without a path.')
  if (!MAIL_FROM.includes('@') || MAIL_FROM.toLowerCase().endsWith(demoDomain))
    faults.push('MAIL_FROM must be an address of a domain that mail may be sent from.')
  if (!/^(off|\d{1,6})?$/.test(SIGN_UP_WORK_AFTER)) faults.push('SIGN_UP_WORK_AFTER must be a whole number, or off.')
  if ((OPENID_CLIENT_ID === '') !== (OPENID_CLIENT_SECRET === ''))
    faults.push('OPENID_CLIENT_ID and OPENID_CLIENT_SECRET go together: set both or neither.')
  const openId = [addresses.OPENID_AUTHORIZATION_URL, addresses.OPENID_TOKEN_URL, addresses.OPENID_USERINFO_URL]
  if (openId.some((address) => address !== undefined && !address.startsWith('https://')))
    faults.push('The addresses of the OpenID provider must be https.')
  return faults
}

/** Logs the faults and returns the 503 of a deployment that must not serve. */
export const deploymentRefused = (faults: string[]): AppError => {
  log('error', 'deployment.refused', { faults })
  return new AppError('platform.unavailable', 503, 'This service is not available now.')
}
