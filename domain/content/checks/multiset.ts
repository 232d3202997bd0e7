/** Values that only one of two lists has, each as often as it is missing in the other. */
export const onlyIn = (values: readonly string[], other: readonly string[]): string[] => {
  const left = [...other]
  return values.filter((value) => {
    const at = left.indexOf(value)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** Values of each language that the other one lacks. */
export const differingValues = (en: readonly string[], hi: readonly string[]): { en: string[]; hi: string[] } => ({
  en: onlyIn(en, hi),
  hi: onlyIn(hi, en),
})
