/** The keys of the files in R2 that a draft or a version names: wherever a key stands beside a checksum. */
export const fileKeysIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'key' in value && 'checksum' in value && typeof value.key === 'string' ? [value.key] : []
  return [...new Set([...own, ...Object.values(value).flatMap(fileKeysIn)])]
}
