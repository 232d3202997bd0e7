/**
 * Shortest password accepted. A copy of `passwordLength.min` (domain/accounts/contract.ts), whose module imports zod.
 */
const shortest = 8

export const missingCharacters = (password: string): number => Math.max(0, shortest - password.length)

/** Strength by length alone, because length is what makes a password hard to guess. */
export const strengthOf = (password: string): 'short' | 'fair' | 'good' | 'strong' => {
  if (password.length < shortest) return 'short'
  if (password.length < 12) return 'fair'
  return password.length < 16 ? 'good' : 'strong'
}
