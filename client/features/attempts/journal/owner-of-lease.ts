/**
 * The user id in a lease, whose first part is its claims in base64url (worker/attempts/lease.ts). Null for anything
 * else.
 */
export const ownerOfLease = (lease: string): string | null => {
  try {
    const claims: unknown = JSON.parse(atob((lease.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const { userId } = claims as { userId?: unknown }
    return typeof userId === 'string' ? userId : null
  } catch {
    return null
  }
}
