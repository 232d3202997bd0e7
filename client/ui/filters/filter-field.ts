/** Choice of a list's filters, as a field of its form and a chip above the list. */
export type FilterField = {
  /** Name of the search parameter. */
  name: string
  label: string
  value: string | undefined
  /** Label of the empty option; absent if the field always has a value, as a sort order. */
  none?: string
  options: readonly (readonly [value: string, label: string])[]
}

/** Set filter that can be removed by itself. */
export type FilterChip = { name: string; text: string }

/** Chips of the fields that narrow the list, and of the words searched for. */
export const chipsOf = (fields: readonly FilterField[], q: string | undefined): FilterChip[] => {
  const chosen = fields.flatMap(({ name, value, none, options }) =>
    none !== undefined && value ? [{ name, text: options.find(([option]) => option === value)?.[1] ?? value }] : [],
  )
  return q ? [{ name: 'q', text: q }, ...chosen] : chosen
}

/** Search string without one parameter, from the first page of the list. */
export const withoutParameter = (search: string, name: string): string => {
  const left = new URLSearchParams(search)
  left.delete(name)
  left.delete('cursor')
  return `?${left}`
}
