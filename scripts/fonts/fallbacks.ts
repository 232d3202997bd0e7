import { create, type Font } from 'fontkit'
import { fileOf, fontsource, mukta } from './files.ts'
import { siteTexts } from './samples.ts'

/** Groups of letters whose widths differ from Mukta's by one factor; later groups take precedence. */
const latinParts = [
  { letters: /[^ 0-9A-Z]/g, range: null },
  { letters: /[A-Z]/g, range: 'U+0041-005A' },
  { letters: /[0-9]/g, range: 'U+0030-0039' },
  { letters: / /g, range: 'U+0020, U+00A0' },
]
const devanagariParts = [{ letters: /[\u0900-\u097f\u200c\u200d]+/g, range: 'U+0900-097F, U+200C-200D, U+25CC' }]

/**
 * Weight below the 600 of headings, so that the browser synthesises bold: half of the phones have Roboto in one file.
 */
const drawnBold = 500

type Fallback = {
  family: string
  script: 'latin' | 'devanagari'
  /** Names of a weight on devices, and the file with its widths. */
  faces: { weight: number; as: 400 | 600; names: string[]; file: () => Promise<Uint8Array<ArrayBuffer>> }[]
}

const roboto = { names: ['Roboto', 'Roboto-Regular'], file: () => fontsource('roboto', 'latin', 400) }
const noto = {
  names: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular', 'Noto Sans Devanagari UI'],
  file: () => fontsource('noto-sans-devanagari', 'devanagari', 400),
}
/** Liberation Sans has the widths of Arial and Helvetica, and comes with pdf.js. */
const liberation = (style: string) => async () => fileOf(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`)

const fallbacks: Fallback[] = [
  {
    family: 'Mukta as Roboto',
    script: 'latin',
    faces: [
      { weight: 400, as: 400, ...roboto },
      { weight: drawnBold, as: 600, ...roboto },
    ],
  },
  {
    family: 'Mukta as Arial',
    script: 'latin',
    faces: [
      {
        weight: 400,
        as: 400,
        names: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
        file: liberation('Regular'),
      },
      {
        weight: 600,
        as: 600,
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Helvetica Bold'],
        file: liberation('Bold'),
      },
    ],
  },
  {
    family: 'Mukta as Noto',
    script: 'devanagari',
    faces: [
      { weight: 400, as: 400, ...noto },
      { weight: drawnBold, as: 600, ...noto },
    ],
  },
]

const widthOf = (font: Font, texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + font.layout(text).advanceWidth / font.unitsPerEm, 0)

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`

/**
 * CSS of the fallback fonts until Mukta loads: Mukta's width for each script, case and digits, and its height, so that
 * lines break alike and nothing moves when it loads.
 */
export const fallbackRules = async (): Promise<string> => {
  const rules: string[] = []
  const samples = { latin: await siteTexts('en'), devanagari: await siteTexts('hi') }
  for (const { family, script, faces } of fallbacks)
    for (const { weight, as, names, file } of faces) {
      const own = create(await mukta(script, as))
      const device = create(await file())
      for (const { letters, range } of script === 'latin' ? latinParts : devanagariParts) {
        const texts = samples[script].match(letters) ?? []
        const size = widthOf(own, texts) / widthOf(device, texts)
        rules.push(`@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / own.unitsPerEm / size)};
  descent-override: ${percent(-own.descent / own.unitsPerEm / size)};
  line-gap-override: 0%;${range ? `\n  unicode-range: ${range};` : ''}
}`)
      }
    }
  return `/* Made by \`npm run fonts\`. */\n${rules.join('\n')}\n`
}
