import { deviceOf } from '../../domain/accounts/device.ts'
import { accountPaths } from '../../domain/account-paths.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { tell } from '../notifications/announcing.usecases.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'

const nameOf = ({ browser, system }: ReturnType<typeof deviceOf>): Bilingual => {
  if (browser && system) return { en: `${browser} on ${system}`, hi: `${system} पर ${browser}` }
  const known = browser ?? system
  return known ? { en: known, hi: known } : { en: 'Unknown device', hi: 'अनजान डिवाइस' }
}

/**
 * Tells a student that the account was signed in on a device new to it. At once rather than by an event, whose row would
 * outlive the account. A failure is only logged: it never blocks a sign-in.
 */
export const tellDevice = async (services: Services, userId: string): Promise<void> => {
  const occasion = { key: services.newId('dev'), kind: 'device.new', link: accountPaths.profileSecurity() } as const
  const params = { device: nameOf(deviceOf(services.caller?.userAgent ?? null)), at: services.now() }
  try {
    await tell(services, occasion, [{ userId, params }])
  } catch (error) {
    log('error', 'accounts.device_untold', { uid: userId }, error)
  }
}
