/** The colours of the day theme, as 0xRRGGBB. */
export const colours = {
  paper: 0xfbfaf6,
  ink: 0x1c2230,
  muted: 0x585e6e,
  primary: 0x0b5f66,
  accent: 0xd98a00,
  /** Tints of white on the primary colour. */
  page: 0xecf2f3,
  pageInShade: 0x9dbfc2,
}
