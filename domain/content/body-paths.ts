/** Values of a draft's body by dotted paths. A draft may hold any type at any path. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Value at a path; undefined where the body has none. */
export const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), body)

const put = (value: unknown, [key, ...rest]: string[], next: unknown): unknown => {
  if (key === undefined) return next
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])]
    copy[Number(key)] = put(copy[Number(key)], rest, next)
    return copy
  }
  const base = isObject(value) ? value : {}
  if (rest.length === 0 && next === undefined) {
    return Object.fromEntries(Object.entries(base).filter(([name]) => name !== key))
  }
  return { ...base, [key]: put(base[key], rest, next) }
}

/** Copy of a body with another value at a path; `undefined` removes the key. Missing objects are created. */
export const withValueAt = <Body extends Record<string, unknown>>(body: Body, path: string, next: unknown): Body =>
  put(body, path.split('.'), next) as Body

/** True for equal JSON values; the order of keys does not matter. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
}
