const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** True for an existing calendar day; false for 30 February. */
export const isDay = (text: string): boolean => {
  const at = dayForm.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
