const maxLength = 80

const hyphenated = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Cut at a hyphen where there is one, so that no word is broken. */
const cutTo = (text: string, length: number): string => {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut
}

const trimmed = (text: string): string => text.replaceAll(/^-+|-+$/g, '')

/** Slug of a title, with an optional suffix that sets it apart; null for a title without Latin letters or digits. */
export const slugOfTitle = (title: string, suffix = ''): string | null => {
  const words = trimmed(hyphenated(title))
  if (words === '') return null
  const end = suffix && `-${suffix.toLowerCase()}`
  return `${trimmed(cutTo(words, maxLength - end.length))}${end}`
}
