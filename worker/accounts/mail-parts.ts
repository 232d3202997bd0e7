import { languageKey, type Language } from '../../domain/language.ts'
import type { Services } from '../platform/context.ts'

/** Recipient of a mail: an account. */
export type Recipient = { name: string; email: string; emailVerified: boolean }

/**
 * Uses the name only once the address is confirmed: until then the person who registered may have entered someone
 * else's address, and the name would carry their text there in our name.
 */
export const greeting = ({ name, emailVerified }: Omit<Recipient, 'email'>, language: Language): string => {
  const hello = language === 'hi' ? 'नमस्ते' : 'Hello'
  return emailVerified ? `${hello} ${name},` : `${hello},`
}

/** Link to a page with a token, in the reader's language. */
export const mailLink = ({ origin }: Services, path: string, token: string, language: Language): string =>
  `${origin}${path}?${new URLSearchParams({ token, [languageKey]: language })}`
