import { create } from 'fontkit'

/** OpenType lookup types: pair adjustment, and extension (another lookup at a longer offset). */
const pairLookup = 2
const extensionLookup = 9
/** Pair format with listed pairs; the other format is by classes of glyphs. */
const listedPairs = 1

const readerOf = (view: DataView) => {
  const u16 = (at: number) => view.getUint16(at)
  const many = (at: number, count: number, step = 2) => Array.from({ length: count }, (_, index) => at + index * step)
  return {
    u16,
    u32: (at: number) => view.getUint32(at),
    /** Targets of a counted list of 16-bit offsets from `base`. */
    targets: (base: number, at: number) => many(at + 2, u16(at)).map((entry) => base + u16(entry)),
    /** Glyphs of a coverage table in order. */
    covered: (at: number): number[] =>
      u16(at) === 1
        ? many(at + 4, u16(at + 2)).map(u16)
        : many(at + 4, u16(at + 2), 6).flatMap((range) =>
            many(0, u16(range + 2) - u16(range) + 1, 1).map((index) => u16(range) + index),
          ),
  }
}

const tableAt = (view: DataView, name: string): number | null => {
  const tag = [...name].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0)
  for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16)
    if (view.getUint32(entry) === tag) return view.getUint32(entry + 8)
  return null
}

/**
 * Removes the kerning of spaces from a TrueType font. Mukta's takes up to half of the space after a full stop, a danda or a
 * comma: "39, 79" reads as "39,79". Listed pairs with a space get a distance of zero; Mukta has no kerning classes with
 * one. Source: https://learn.microsoft.com/typography/opentype/spec/gpos, lookup type 2.
 */
export const withWholeSpaces = (sfnt: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const space = create(sfnt).glyphForCodePoint(0x20).id
  const font = sfnt.slice()
  const view = new DataView(font.buffer)
  const { u16, u32, targets, covered } = readerOf(view)
  const table = tableAt(view, 'GPOS')
  if (table === null) return font
  const lookups = table + u16(table + 8)
  const subtables = targets(lookups, lookups).flatMap((lookup) => {
    const own = targets(lookup, lookup + 4)
    if (u16(lookup) === pairLookup) return own
    if (u16(lookup) !== extensionLookup) return []
    return own.filter((at) => u16(at + 2) === pairLookup).map((at) => at + u32(at + 4))
  })
  for (const subtable of subtables.filter((at) => u16(at) === listedPairs)) {
    const bits = u16(subtable + 4).toString(2) + u16(subtable + 6).toString(2)
    const values = 2 * bits.replaceAll('0', '').length
    const firsts = covered(subtable + u16(subtable + 2))
    targets(subtable, subtable + 8).forEach((set, index) => {
      for (let pair = set + 2; pair < set + 2 + u16(set) * (2 + values); pair += 2 + values)
        if (firsts[index] === space || u16(pair) === space) font.fill(0, pair + 2, pair + 2 + values)
    })
  }
  return font
}
