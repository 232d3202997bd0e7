/** Folders of content files in R2. No contract has checked a draft: it may name what is not of content. */
const folders = ['materials/', 'videos/']

const isOfContent = (key: unknown): key is string =>
  typeof key === 'string' && folders.some((folder) => key.startsWith(folder))

/** The keys of the files in R2 that a draft or a version names: wherever a key stands beside a checksum. */
export const fileKeysIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'key' in value && 'checksum' in value && isOfContent(value.key) ? [value.key] : []
  return [...new Set([...own, ...Object.values(value).flatMap(fileKeysIn)])]
}
