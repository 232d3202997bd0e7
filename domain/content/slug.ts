const maxLength = 80

const hyphenated = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Text cut to a length, at a hyphen where there is one. */
const cutTo = (text: string, length: number): string => {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut
}

const trimmed = (text: string): string => text.replaceAll(/^-+|-+$/g, '')

/** Slug of a title, with an optional suffix that makes it unique; null for a title without Latin letters or digits. */
export const slugOfTitle = (title: string, suffix = '', length = maxLength): string | null => {
  const words = trimmed(hyphenated(title))
  if (words === '') return null
  const end = suffix && `-${suffix.toLowerCase()}`
  return `${trimmed(cutTo(words, length - end.length))}${end}`
}
