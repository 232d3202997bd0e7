import { useNonce } from '../../nonce.ts'
import { safeJson } from './safe-json.ts'

/** Structured data for search engines, escaped so that no text ends the script element. */
export function JsonLd({ value }: { value: Record<string, unknown> }) {
  return <JsonLdText text={safeJson({ '@context': 'https://schema.org', ...value })} />
}

/** Structured data that `safeJson` has made. */
export function JsonLdText({ text }: { text: string }) {
  return (
    <script type="application/ld+json" nonce={useNonce()} suppressHydrationWarning>
      {text}
    </script>
  )
}
