const dayMs = 86_400_000

/**
 * First instant at which an attempt's key can no longer be challenged, in Unix milliseconds. `releasedAt`: when the
 * solutions of the test opened; null where they open as each attempt is handed in.
 */
export const challengesUntil = (releasedAt: number | null, submittedAt: number, days: number): number =>
  Math.max(releasedAt ?? submittedAt, submittedAt) + days * dayMs
