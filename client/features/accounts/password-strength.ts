/** The shortest password accepted; domain/accounts/contract.ts has the same figure, with zod beside it. */
const shortest = 8

export const missingCharacters = (password: string): number => Math.max(0, shortest - password.length)

/** A hint by length alone: long is what makes a password hard to guess. */
export const strengthOf = (password: string): 'short' | 'fair' | 'good' | 'strong' => {
  if (password.length < shortest) return 'short'
  if (password.length < 12) return 'fair'
  return password.length < 16 ? 'good' : 'strong'
}
