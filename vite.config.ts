import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What every page loads, in two files of its own: on a slow network thirty small requests cost more than their bytes.
 * Everything else is split by route.
 */
const sharedChunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|next-themes)\//,
  },
  {
    name: 'shell',
    test: /client\/(ui\/(button|classes|menu|logo|skeleton|language|badge|bilingual|use-|loading)|theme|features\/seo|routes\/shell\/(header|footer|bottom|floating|scroll|error|not-found)|features\/accounts\/(auth|account-menu|avatar)|i18n\/(instance|format|language|load|stored|use)|nonce|load)|domain\/(paths|language)|lucide-react\/dist\/esm\/(Icon|create|default|shared|context)/,
  },
]

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } } },
  plugins: [cloudflare({ viteEnvironment: { name: 'ssr' } }), tailwindcss(), reactRouter()],
})
