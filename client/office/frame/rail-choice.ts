const oneYear = 365 * 24 * 60 * 60

/** Cookie of an administrator's choice on this device. The edge reads it and renders the rail in its width. */
const cookieOf = (uid: string): string => `rail-${uid}`

/** True when the administrator keeps the rail narrow. `cookies` is the header of a request. */
export const isRailNarrow = (cookies: string | null, uid: string): boolean =>
  (cookies ?? '').split('; ').includes(`${cookieOf(uid)}=narrow`)

export const keepRail = (uid: string, isNarrow: boolean): void => {
  document.cookie = `${cookieOf(uid)}=${isNarrow ? 'narrow' : 'wide'}; path=/admin; max-age=${oneYear}; samesite=lax`
}
