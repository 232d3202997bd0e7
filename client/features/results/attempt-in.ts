/** The attempt that an address asks for; anything that is no attempt's id asks for none. */
export const attemptIn = ({ searchParams }: URL): string | null =>
  /^att_[0-9a-z]{25}$/.exec(searchParams.get('attempt') ?? '')?.[0] ?? null
