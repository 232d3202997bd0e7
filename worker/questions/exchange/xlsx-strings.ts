import { markdownOfRuns, type Run } from '../../../domain/questions/exchange/marked-runs.ts'
import type { XmlEvent } from './xml-events.ts'

/** Characters that XML cannot hold, as Office writes them: `_x000D_`. */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

const unsafe = /_(?=x[\da-f]{4}_)|[^\P{Cc}\t\n]|[\ufffe\uffff]/giu

/** Text that `withoutEscapes` reads back, without characters that XML cannot hold. */
export const withEscapes = (text: string): string =>
  text.replaceAll(unsafe, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`)

const isOff = (attributes: ReadonlyMap<string, string>): boolean =>
  ['0', 'false', 'none'].includes(attributes.get('val') ?? '')

/** Collects the runs of a string item or an inline string, event by event. */
export const stringReader = () => {
  let runs: Run[] = []
  let run: Run = { text: '' }
  let isText = false
  /** Phonetic hints repeat the text. */
  let isHint = false

  const mark = (name: string, attributes: ReadonlyMap<string, string>): void => {
    if (isOff(attributes)) return
    if (name === 'b' || name === 'u') run.bold = true
    if (name === 'i') run.italic = true
    if (name === 'vertAlign') {
      const value = attributes.get('val')
      if (value === 'superscript') run.vertical = 'super'
      if (value === 'subscript') run.vertical = 'sub'
    }
  }

  return {
    take(event: XmlEvent): void {
      if (event.kind === 'text') {
        if (isText) run.text += event.text
      } else if (event.kind === 'open') {
        if (event.name === 'rPh') isHint = true
        if (event.name === 'r') run = { text: '' }
        if (event.name === 't') isText = !isHint
        mark(event.name, event.attributes)
      } else {
        if (event.name === 'rPh') isHint = false
        if (event.name === 't' && isText) {
          isText = false
          runs.push({ ...run, text: withoutEscapes(run.text) })
          run = { ...run, text: '' }
        }
      }
    },
    /** Markdown of the string that has ended. */
    end(): string {
      const text = markdownOfRuns(runs)
      runs = []
      run = { text: '' }
      return text
    },
  }
}

/** Shared strings of a workbook, by their number. */
export function* sharedStrings(events: Iterable<XmlEvent>): Generator<string> {
  const reader = stringReader()
  for (const event of events) {
    reader.take(event)
    if (event.kind === 'close' && event.name === 'si') yield reader.end()
  }
}
