import type { Site } from '../../domain/settings/site.ts'
import { socialNames, socialNetworks } from '../../domain/settings/social.ts'
import type { Services } from '../platform/context.ts'
import { currentSettings } from './current.ts'

export const readSite = async (services: Services): Promise<Site> => {
  const { tagline, description, ...links } = (await currentSettings(services)).site
  const social = socialNetworks.flatMap((network) =>
    links[network] === '' ? [] : [{ name: socialNames[network], href: links[network] }],
  )
  return { tagline, description, social }
}
