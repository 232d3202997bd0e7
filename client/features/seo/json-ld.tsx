import { useNonce } from '../../nonce.ts'
import { safeJson } from './safe-json.ts'

/** Structured data for search engines; its text is escaped so that a title can never leave it. */
export function JsonLd({ value }: { value: Record<string, unknown> }) {
  return (
    <script type="application/ld+json" nonce={useNonce()} suppressHydrationWarning>
      {safeJson({ '@context': 'https://schema.org', ...value })}
    </script>
  )
}
