/** A4 in points. */
export const paper = { width: 595.28, height: 841.89, margin: 48, footer: 36 }
export const contentWidth = paper.width - 2 * paper.margin

export const ink = {
  text: '#1C2230',
  muted: '#585E6E',
  hairline: '#DFDBCF',
  sunken: '#F2F0E8',
  primary: '#0B5F66',
  success: '#1A6B3A',
  successSoft: '#E3F1E6',
  danger: '#B3261E',
  dangerSoft: '#FBE7E4',
  warning: '#7A5200',
}

/** Style of a text; size in points. */
export type Style = { size: number; colour: string; bold?: boolean }

export const body: Style = { size: 10.5, colour: ink.text }
export const small: Style = { size: 9, colour: ink.muted }
export const heading: Style = { size: 12.5, colour: ink.text, bold: true }
export const title: Style = { size: 20, colour: ink.text, bold: true }
