import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'
import { useNonce } from '../nonce.ts'

/** Light, dark or as the device: set on <html> by a small script before anything is painted. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <NextThemes attribute="class" defaultTheme="system" nonce={nonce}>
      {children}
    </NextThemes>
  )
}
