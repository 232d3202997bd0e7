/** Networks on which the product has pages, with the hosts of their links. */
export const socialHosts = {
  youtube: ['youtube.com'],
  telegram: ['t.me', 'telegram.me'],
  whatsapp: ['whatsapp.com', 'wa.me'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com'],
  x: ['x.com', 'twitter.com'],
  linkedin: ['linkedin.com'],
} as const
export type SocialNetwork = keyof typeof socialHosts

export const socialNetworks = Object.keys(socialHosts) as SocialNetwork[]

/** Names as the networks write them, in every language. */
export const socialNames: Record<SocialNetwork, string> = {
  youtube: 'YouTube',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
}

/** True for an https link to a page of the network, not to its start page. */
export const isSocialLink = (network: SocialNetwork, text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password, pathname } = new URL(text)
  const isOfNetwork = socialHosts[network].some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && isOfNetwork && `${port}${username}${password}` === '' && pathname.length > 1
}
