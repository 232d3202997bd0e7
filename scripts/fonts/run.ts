import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../root.ts'
import { fallbackRules } from './fallbacks.ts'
import { fontFolder } from './files.ts'
import { lettersFont } from './letters.ts'
import { mathsFont } from './maths.ts'

/** npm run fonts: makes what is in client/fonts of the installed packages. Its files are kept with the sources. */
mkdirSync(fontFolder, { recursive: true })
for (const script of ['latin', 'devanagari'])
  for (const weight of [400, 600])
    writeFileSync(join(fontFolder, `mukta-${script}-${weight}.woff2`), await lettersFont(script, weight))
writeFileSync(join(fontFolder, 'maths.woff2'), await mathsFont())

const fallbacks = join(fontFolder, 'fallbacks.css')
const options = await resolveConfig(fallbacks)
writeFileSync(fallbacks, await format(await fallbackRules(), { ...options, filepath: fallbacks }))

for (const family of ['mukta', 'stix-two-math'])
  copyFileSync(join(root, 'node_modules/@fontsource', family, 'LICENSE'), join(fontFolder, `LICENSE-${family}`))
