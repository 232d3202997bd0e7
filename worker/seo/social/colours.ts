/** The colours of the day theme, as 0xRRGGBB. */
export const colours = {
  paper: 0xfbfaf6,
  surface: 0xffffff,
  ink: 0x1c2230,
  muted: 0x585e6e,
  primary: 0x0b5f66,
  primarySoft: 0xe0eeee,
  accent: 0xd98a00,
  /** Tints of white on the primary colour. */
  page: 0xecf2f3,
  pageInShade: 0x9dbfc2,
}

/** A hue and its soft ground. */
export type Hue = { strong: number; soft: number }

const teal: Hue = { strong: 0x006c6c, soft: 0xd7f1f1 }
const blue: Hue = { strong: 0x2b5e9d, soft: 0xdfedfe }
const violet: Hue = { strong: 0x684c94, soft: 0xeee7fc }
const rose: Hue = { strong: 0x8e3e61, soft: 0xfce4ec }
const rust: Hue = { strong: 0x91451e, soft: 0xfce6dc }
const green: Hue = { strong: 0x2c6e31, soft: 0xe0f1e0 }

/** Hues of subjects and exams, as in client/app.css. */
const hues: Record<string, Hue> = {
  general: teal,
  science: teal,
  ssc: teal,
  gate: teal,
  aptitude: blue,
  maths: blue,
  computer: blue,
  banking: blue,
  jee: blue,
  reasoning: violet,
  physics: violet,
  polity: violet,
  upsc: violet,
  'ugc-net': violet,
  english: rose,
  economy: rose,
  'state-psc': rose,
  teaching: rose,
  chemistry: rust,
  history: rust,
  railways: rust,
  biology: green,
  geography: green,
  neet: green,
  defence: green,
}

/** The hue of a subject or exam; the product's own for any other. */
export const hueOf = (name: string): Hue => hues[name] ?? { strong: colours.primary, soft: colours.primarySoft }
