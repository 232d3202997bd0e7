import { FileFault } from './file-format.ts'

/** Events of an XML document in its order; names are without their prefixes. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const maxDepth = 200
/** Characters of a tag, comment or text; a text of more is no question. */
const maxToken = 8 * 1024 * 1024

const tag = /<(\/?)(?:[\w.-]+:)?([\p{L}_][\w.-]*)((?:\s+[\p{L}_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy
const attribute = /([\p{L}_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const maxCodePoint = 0x10_ff_ff

const entity = (name: string): string => {
  const text = named[name]
  if (text !== undefined) return text
  const code = /^#x[\da-f]+$/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(/^#(\d+)$/.exec(name)?.[1])
  if (!(code > 0 && code <= maxCodePoint)) throw new FileFault('external_entity')
  return String.fromCodePoint(code)
}

const decoded = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&([^;&\s]{1,32});/g, (_, name: string) => entity(name)) : text

const none: ReadonlyMap<string, string> = new Map()

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  text === ''
    ? none
    : new Map(
        Array.from(text.matchAll(attribute), ([, name = '', double, single]) => [
          name.replace(/^.*:/, ''),
          decoded(double ?? single ?? ''),
        ]),
      )

/** Sections that are no tags: their beginning, their end, and whether they are text. */
const sections = [
  { start: '<!--', end: '-->', isText: false },
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<?', end: '?>', isText: false },
]

/**
 * Events of a document that comes in parts. Throws FileFault for a document type, which could name entities, for
 * elements that do not match, and for nesting or tokens without bounds.
 */
export function* xmlEvents(parts: Iterable<string>): Generator<XmlEvent> {
  const open: string[] = []
  const source = parts[Symbol.iterator]()
  let text = ''
  let at = 0
  let isEnded = false

  /** Adds the next part; false at the end. */
  const more = (): boolean => {
    const { done, value } = source.next()
    if (done) {
      isEnded = true
      return false
    }
    text = text.slice(at) + value
    at = 0
    if (text.length > maxToken + value.length) throw new FileFault('too_large')
    return true
  }

  /** Place of a sign from `from` on; -1 at the end of the document. */
  const find = (sign: string, from: number): number => {
    let offset = from - at
    for (;;) {
      const found = text.indexOf(sign, at + offset)
      if (found !== -1) return found
      offset = Math.max(offset, text.length - at - sign.length + 1)
      if (!more()) return -1
    }
  }

  const close = (name: string): XmlEvent => {
    if (open.pop() !== name) throw new FileFault('broken')
    return { kind: 'close', name }
  }

  for (;;) {
    const start = find('<', at)
    if (start === -1) {
      if (open.length > 0 || (isEnded && text.slice(at).trim() !== '')) throw new FileFault('broken')
      return
    }
    if (start > at && open.length > 0) yield { kind: 'text', text: decoded(text.slice(at, start)) }
    at = start
    while (text.length - at < 9 && more());
    const section = sections.find((each) => text.startsWith(each.start, at))
    if (section) {
      const end = find(section.end, at + section.start.length)
      if (end === -1) throw new FileFault('broken')
      if (section.isText) yield { kind: 'text', text: text.slice(at + section.start.length, end) }
      at = end + section.end.length
      continue
    }
    if (text.startsWith('<!', at)) throw new FileFault('external_entity')
    let found: RegExpExecArray | null
    for (;;) {
      tag.lastIndex = at
      found = tag.exec(text)
      if (found || !more()) break
    }
    if (!found) throw new FileFault('broken')
    const [whole, slash, name = '', attributes = '', isEmpty] = found
    at += whole.length
    if (slash) yield close(name)
    else {
      open.push(name)
      if (open.length > maxDepth) throw new FileFault('broken')
      yield { kind: 'open', name, attributes: attributesOf(attributes) }
      if (isEmpty) yield close(name)
    }
  }
}

/** Text of an XML file in parts. */
export function* xmlText(parts: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder()
  for (const part of parts) yield decoder.decode(part, { stream: true })
  yield decoder.decode()
}
