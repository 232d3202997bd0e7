import { bannersAt } from '../../domain/settings/banners.ts'
import type { SiteNow } from '../../domain/settings/site.ts'
import { socialNames, socialNetworks } from '../../domain/settings/social.ts'
import type { Services } from '../platform/context.ts'
import { currentSettings } from './current.ts'

export const readSite = async (services: Services, isSignedIn: boolean): Promise<SiteNow> => {
  const { site, banners } = await currentSettings(services)
  const { tagline, description, ...links } = site
  const social = socialNetworks.flatMap((network) =>
    links[network] === '' ? [] : [{ name: socialNames[network], href: links[network] }],
  )
  return { tagline, description, social, banners: bannersAt(banners, services.now(), isSignedIn) }
}
