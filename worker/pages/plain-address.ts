/** The parts of addresses that are spelt out in the routes: what is no id. */
export const fixedParts = (routes: Record<string, { path?: string } | undefined>): ReadonlySet<string> =>
  new Set(
    Object.values(routes)
      .flatMap((route) => route?.path?.split('/') ?? [])
      .filter((part) => /^\w/.test(part)),
  )

/** Whether an address may be another spelling of a plain one, told without the routes. */
export const mayBeUnplain = (pathname: string): boolean => /[A-Z%]|\/\/|.\/$/.test(pathname)

/**
 * The one spelling of a page's address that can be decoded: fixed parts in small letters, no slash that says nothing,
 * ids as they are. Null where the address has it already, or is none of ours.
 */
export const plainAddress = ({ pathname, search }: URL, fixed: ReadonlySet<string>): string | null => {
  const parts = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => {
      const word = decodeURIComponent(part).toLowerCase()
      return fixed.has(word) ? word : part
    })
  const plain = `/${parts.join('/')}`
  const isOurs = parts[0] === undefined || fixed.has(parts[0])
  return isOurs && plain !== pathname ? plain + search : null
}
