/**
 * Texts in cells. A spreadsheet takes a text that begins with `=`, `+`, `-` or `@` for a formula, so writers put an
 * apostrophe before it; an apostrophe and a space mean that the rest stands exactly as it is.
 */
const literal = "' "
const neutralised = /^'[=+\-@]/
const formulaStart = /^[=+\-@\t\r\n]/

/** Commands of TeX that begin as the line break of exporters does. */
const texCommands =
  'abla|atural|cong|earrow|eg|eq|e|ewline|exists|geq|gtr|i|leq|less|mid|olimits|onumber|ormalsize|otin|ot|parallel|prec|Rightarrow|sim|subseteq|succ|u|warrow'

const formulaOrBreak = new RegExp(String.raw`(\$[^$]*\$)|\\r\\n|\\n(?!(?:${texCommands})(?![a-zA-Z]))`, 'g')

/** Line breaks that an exporter wrote as `\n`; formulas keep their commands. */
const withLineBreaks = (text: string): string =>
  text.includes('\\n') ? text.replaceAll(formulaOrBreak, (_, formula?: string) => formula ?? '\n') : text

/** Bounded, so that many openings without an end cost no square of time. */
const inline = /\\\((.{1,600}?)\\\)/gs
const display = /\\\[(.{1,600}?)\\\]/gs

/** Maths between `\(` and `\)`, or `\[` and `\]`, as between dollars. */
export const withDollars = (text: string): string =>
  text.includes('\\')
    ? text
        .replaceAll(inline, (_, tex: string) => `$${tex.trim()}$`)
        .replaceAll(display, (_, tex: string) => `\n\n$$\n${tex.trim()}\n$$\n\n`)
        .replaceAll(/\n{3,}/g, '\n\n')
    : text

/** Text of a cell of a file. */
export const textOfCell = (cell: string): string => {
  if (cell.startsWith(literal)) return cell.slice(literal.length)
  const text = neutralised.test(cell) ? cell.slice(1) : cell
  return withDollars(withLineBreaks(text.replaceAll(/\r\n?/g, '\n'))).trim()
}

/** Cell that `textOfCell` reads as the text. */
export const cellOfText = (text: string): string => (textOfCell(text) === text ? text : `${literal}${text}`)

/** The same for a file without types, where a spreadsheet takes some texts for formulas. */
export const neutralCellOfText = (text: string): string =>
  [text, `'${text}`].find((cell) => !formulaStart.test(cell) && textOfCell(cell) === text) ?? `${literal}${text}`

/** Entries between commas or semicolons, or one on each line. A text that ends with a line break has them exactly. */
export const splitList = (text: string, separators = /[,;]/): string[] => {
  if (text.endsWith('\n')) return text.slice(0, -1).split('\n')
  const entries = text.includes('\n') ? text.split('\n') : text.split(separators)
  return entries.map((entry) => entry.trim()).filter(Boolean)
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index])

/** Text that `splitList` splits into the entries. */
export const joinList = (entries: readonly string[], separators = /[,;]/, glue = ', '): string => {
  const text = entries.join(glue)
  return isSame(splitList(text, separators), entries) ? text : `${entries.join('\n')}\n`
}
