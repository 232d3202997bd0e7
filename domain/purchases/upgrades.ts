const dayMs = 86_400_000
const rupee = 100

/** What a student paid for an access that a new purchase contains. Paise; instants in Unix milliseconds. */
export type Owned = { paidPaise: number; startsAt: number; endsAt: number }

/** Credit for an access in an upgrade: price paid x remaining days / total days, down to a rupee, in paise. */
export const upgradeCredit = ({ paidPaise, startsAt, endsAt }: Owned, now: number): number => {
  const total = Math.ceil((endsAt - startsAt) / dayMs)
  const left = Math.max(0, Math.min(total, Math.floor((endsAt - now) / dayMs)))
  return total <= 0 ? 0 : Math.floor((paidPaise * left) / total / rupee) * rupee
}
