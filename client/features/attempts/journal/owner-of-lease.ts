/** Whom a lease was given to: its first part is the claims in base64url (worker/attempts/lease.ts). Null where it is none. */
export const ownerOfLease = (lease: string): string | null => {
  try {
    const claims: unknown = JSON.parse(atob((lease.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const { userId } = claims as { userId?: unknown }
    return typeof userId === 'string' ? userId : null
  } catch {
    return null
  }
}
