import { bannersAt } from '../../domain/settings/banners.ts'
import { initialSettings } from '../../domain/settings/initial.ts'
import type { SettingValues } from '../../domain/settings/sections.ts'
import type { SiteNow } from '../../domain/settings/site.ts'
import { socialNames, socialNetworks } from '../../domain/settings/social.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { currentSettings } from './current.ts'

/** Current settings, or those of a new installation while D1 is down: a page without a banner is better than none. */
const knownSettings = async (services: Services): Promise<Pick<SettingValues, 'site' | 'banners'>> => {
  try {
    return await currentSettings(services)
  } catch (error) {
    log('warn', 'settings.site_unread', {}, error)
    return initialSettings
  }
}

export const readSite = async (services: Services, isSignedIn: boolean): Promise<SiteNow> => {
  const { site, banners } = await knownSettings(services)
  const { tagline, description, ...links } = site
  const social = socialNetworks.flatMap((network) =>
    links[network] === '' ? [] : [{ name: socialNames[network], href: links[network] }],
  )
  return { tagline, description, social, banners: bannersAt(banners, services.now(), isSignedIn) }
}
