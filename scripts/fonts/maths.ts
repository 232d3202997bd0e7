import subsetFont from 'subset-font'
import { fontsource } from './files.ts'

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Characters of school and entrance formulas, as Temml emits them. */
const signs = [
  range(0x20, 0x7e),
  '\u00a0¬±·×÷°´¨¯ˆˇ˘˙˜ıȷ',
  // Greek
  `${range(0x391, 0x3a9)}${range(0x3b1, 0x3c9)}ϑϕϖϱϵ`,
  // Accents, and stretching lines above and below
  `${range(0x300, 0x308)}\u030a\u030c\u0332\u0338\u20d6\u20d7‾⏞⏟⎴⎵⏜⏝`,
  // Invisible operators and spaces
  `${range(0x2061, 0x2064)}${range(0x2002, 0x200a)}\u200b\u205f`,
  '–—‘’“”†‡•…′″‴‵⁄⁗‖℃Åℏℎℑℓ℘ℜℵ℧∂∇',
  // Double-struck, script and bold letters; browsers make italics themselves.
  `ℂℍℕℙℚℝℤ${range(0x1d538, 0x1d550)}`,
  `ℬℰℱℋℐℒℳℛ${range(0x1d49c, 0x1d4b5)}`,
  range(0x1d400, 0x1d467),
  `${range(0x1d6a4, 0x1d6a5)}${range(0x1d6e2, 0x1d71b)}`,
  range(0x1d7ce, 0x1d7d7),
  '∀∁∃∄∅∆∈∉∋∌∏∐∑−∓∔∖∗∘∙√∛∜∝∞∟∠∡∢∣∤∥∦∧∨∩∪∫∬∭∮∴∵∶∷∸∼∽≀≁≃≄≅≇≈≉≍≐≑≔≜≝≟≠≡≢≤≥≦≧≨≩≪≫≮≯≰≱≲≳≺≻≼≽⊀⊁⊂⊃⊄⊅⊆⊇⊈⊉⊊⊋⊎⊏⊐⊓⊔⊕⊖⊗⊘⊙⊢⊣⊤⊥⊨⊲⊳⊻⋀⋁⋂⋃⋄⋅⋆⋈⋮⋯⋰⋱⌈⌉⌊⌋⌢⌣⟂⟨⟩⟦⟧⩽⩾',
  '□▢△▱▲▷▼▽◁◊◦○●★■⬛✓',
  '←↑→↓↔↕↖↗↘↙↛↚↦↩↪↼↽↾⇀⇁⇄⇌⇋⇏⇍⇐⇑⇒⇓⇔⇕⟵⟶⟷⟸⟹⟺⟼⟻',
].join('')

/** STIX Two Math with these characters, all their sizes and the MATH table, as WOFF 2. */
export const mathsFont = async (): Promise<Uint8Array> =>
  subsetFont(Buffer.from(await fontsource('stix-two-math', 'latin', 400)), signs, {
    targetFormat: 'woff2',
    noHinting: true,
    // Alternate glyphs for exponents, dotless letters, flat accents and primes.
    keepFeatures: ['ssty', 'dtls', 'flac', 'ss04', 'mark', 'mkmk'],
  })
