import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../root.ts'
import { fallbackRules } from './fallbacks.ts'
import { faces } from '../../worker/files/pdf/fonts.ts'
import { mukta } from './files.ts'
import { documentFontFolder, fontFolder } from './folders.ts'
import { lettersFont } from './letters.ts'
import { mathsFont } from './maths.ts'

/** `npm run fonts`: generates client/fonts and worker/files/fonts from the installed packages. The output is committed. */
for (const folder of [fontFolder, documentFontFolder]) mkdirSync(folder, { recursive: true })
for (const script of ['latin', 'devanagari'])
  for (const weight of [400, 600])
    writeFileSync(join(fontFolder, `mukta-${script}-${weight}.woff2`), await lettersFont(script, weight))
writeFileSync(join(fontFolder, 'maths.woff2'), await mathsFont())

for (const face of faces) {
  const [, subset = '', weight] = /^(.*)-(\d+)$/.exec(face) ?? []
  writeFileSync(join(documentFontFolder, `mukta-${face}.ttf`), await mukta(subset, Number(weight)))
}

const fallbacks = join(fontFolder, 'fallbacks.css')
const options = await resolveConfig(fallbacks)
writeFileSync(fallbacks, await format(await fallbackRules(), { ...options, filepath: fallbacks }))

for (const family of ['mukta', 'stix-two-math'])
  copyFileSync(join(root, 'node_modules/@fontsource', family, 'LICENSE'), join(fontFolder, `LICENSE-${family}`))
copyFileSync(join(root, 'node_modules/@fontsource/mukta/LICENSE'), join(documentFontFolder, 'LICENSE-mukta'))
