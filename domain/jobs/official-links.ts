/** Domains that are given to governments, public institutions and licensed banks only. */
const publicDomains = ['gov.in', 'nic.in', 'mil.in', 'res.in', 'ac.in', 'bank.in']

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

const withoutWww = (host: string): string => host.replace(/^www\./, '')

/** True for a host of the government, or of the organisation itself. `organisationUrl` is its home page. */
export const isOfficialHost = (host: string, organisationUrl: string | null): boolean => {
  const own = organisationUrl === null ? null : URL.parse(organisationUrl)
  return (
    publicDomains.some((domain) => isWithin(host, domain)) || (own !== null && isWithin(host, withoutWww(own.hostname)))
  )
}

/** True for an address on an official host. */
export const isOfficialUrl = (url: string, organisationUrl: string | null): boolean => {
  const parsed = URL.parse(url)
  return parsed !== null && isOfficialHost(parsed.hostname, organisationUrl)
}
