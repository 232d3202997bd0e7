import { deviceOf } from '../../domain/accounts/device.ts'
import type { Caller } from '../platform/context.ts'
import { addressGroup } from '../platform/client-address.ts'

/** Origin of an act: the client's network, such as `192.0.2.0/24`, and its device, such as `Firefox, Windows`. */
export type Origin = { network: string | null; device: string | null }

/** Network of a client address: IPv4 by its /24, IPv6 by its /64. */
export const networkOf = (address: string): string => {
  if (address.includes(':')) return `${addressGroup(address)}::/64`
  const parts = address.split('.')
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : address
}

export const originOf = ({ address, userAgent }: Caller): Origin => {
  const { browser, system } = deviceOf(userAgent)
  return { network: networkOf(address), device: [browser, system].filter(Boolean).join(', ') || null }
}
