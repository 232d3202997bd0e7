import { useState } from 'react'
import devanagari400 from './fonts/mukta-devanagari-400.woff2?url'
import devanagari600 from './fonts/mukta-devanagari-600.woff2?url'
import latin400 from './fonts/mukta-latin-400.woff2?url'
import latin600 from './fonts/mukta-latin-600.woff2?url'
import { useLanguage } from './i18n/use-language.ts'

const latin = [latin400, latin600]
const hindi = [devanagari400, devanagari600]

/**
 * Preloads the fonts of the page's language in parallel with the style sheet, which avoids most font swaps. After a
 * language switch the style sheet loads the other fonts.
 */
export function FontPreloads() {
  const [language] = useState(useLanguage().language)
  return (language === 'hi' ? [...hindi, ...latin] : latin).map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
