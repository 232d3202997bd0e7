/** The fixed segments of the routes' paths, in lower case: everything but ids. */
export const fixedSegments = (routes: Record<string, { path?: string } | undefined>): ReadonlySet<string> =>
  new Set(
    Object.values(routes)
      .flatMap((route) => route?.path?.split('/') ?? [])
      .filter((part) => /^\w/.test(part)),
  )

/** True when an address may have another canonical spelling, judged without the routes. */
export const mayNeedCanonicalRedirect = (pathname: string): boolean => /[A-Z%]|\/\/|.\/$/.test(pathname)

/**
 * The canonical spelling of a decodable address: fixed segments in lower case, no empty segments, ids unchanged. Null
 * where the address has it already, or no page begins so.
 */
export const canonicalAddress = ({ pathname, search }: URL, fixed: ReadonlySet<string>): string | null => {
  const parts = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => {
      const word = decodeURIComponent(part).toLowerCase()
      return fixed.has(word) ? word : part
    })
  const canonical = `/${parts.join('/')}`
  const isOurs = parts[0] === undefined || fixed.has(parts[0])
  return isOurs && canonical !== pathname ? canonical + search : null
}
