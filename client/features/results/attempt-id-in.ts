/** Attempt id in an address; null when it is missing or malformed. */
export const attemptIdIn = ({ searchParams }: URL): string | null =>
  /^att_[0-9a-z]{25}$/.exec(searchParams.get('attempt') ?? '')?.[0] ?? null
