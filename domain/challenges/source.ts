const looksLikeAddress = (text: string): boolean => /^[a-z][a-z\d+.-]*:\S*$/i.test(text)

/** The https address that a source consists of; null for any other text. */
export const addressOf = (source: string): string | null => {
  if (!/^https:\/\/\S+$/i.test(source) || !URL.canParse(source)) return null
  const { username, password, href } = new URL(source)
  return username === '' && password === '' ? href : null
}

/** True for a text, such as a book and page, and for an https address without a sign-in. */
export const isSource = (text: string): boolean => !looksLikeAddress(text) || addressOf(text) !== null
