/** Signs that stand for themselves behind a backslash; `\n` is a line break. */
const escapes = '\\:#={}~n'

/** First of the private characters that hold the place of escaped signs while a question is taken apart. */
const held = 0xe0_00

/** Text with its escaped signs held. */
export const hold = (text: string): string =>
  text.replaceAll(/\\([\\:#={}~n])/g, (_, sign: string) => String.fromCharCode(held + escapes.indexOf(sign)))

/** Text with the held signs put back. */
export const release = (text: string): string =>
  text.replaceAll(/[\ue000-\ue007]/g, (sign) => escapes.charAt(sign.charCodeAt(0) - held).replace('n', '\n')).trim()

export const escapeGift = (text: string): string =>
  text
    .replaceAll(/[\\:#={}~]/g, '\\$&')
    .replaceAll('\r', '')
    .replaceAll('\n', '\\n')

/** Taken apart, with escaped signs still held. */
export type GiftBlock = {
  /** Whole source, for faults. */
  source: string
  comments: string[]
  name: string | null
  stem: string
  /** Between the braces, without the general feedback; null for a text without braces. */
  answers: string | null
  generalFeedback: string
  isBroken: boolean
}

const isBlank = (line: string): boolean => line.trim() === ''

const isComment = (line: string): boolean => line.trim().startsWith('//')

/** Braces that a line opens, less those that it closes. */
const openBraces = (line: string): number => {
  if (isComment(line)) return 0
  const text = hold(line)
  return text.split('{').length - text.split('}').length
}

/** True for a line that goes on with answers behind a blank line. */
const isAnswer = (line: string): boolean => /^\s*([=~#}]|\/\/)/.test(line)

/** Lines of each question: they end at a blank line, unless answers follow it inside braces. */
function* blocksOf(text: string): Generator<string[]> {
  let lines: string[] = []
  let depth = 0
  let isAfterBlank = false
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (!isBlank(line)) {
      if (isAfterBlank && lines.length > 0 && (depth <= 0 || !isAnswer(line))) {
        yield lines
        lines = []
        depth = 0
      }
      lines.push(line)
      depth += openBraces(line)
    }
    isAfterBlank = isBlank(line)
  }
  if (lines.length > 0) yield lines
}

const splitName = (text: string): [string | null, string] => {
  const [whole, name] = /^::([\s\S]*?)::/.exec(text) ?? []
  return whole === undefined ? [null, text] : [release(name ?? ''), text.slice(whole.length).trim()]
}

const splitFeedback = (answers: string): [string, string] => {
  const at = answers.lastIndexOf('####')
  return at === -1 ? [answers, ''] : [answers.slice(0, at).trim(), answers.slice(at + 4)]
}

const partsOf = (lines: string[]): GiftBlock => {
  const comments = lines.filter(isComment).map((line) => line.trim())
  const body = hold(lines.filter((line) => !isComment(line)).join('\n')).trim()
  const [name, text] = splitName(body)
  const open = text.indexOf('{')
  const close = text.indexOf('}', open)
  const [answers, generalFeedback] = splitFeedback(text.slice(open + 1, close).trim())
  const hasAnswers = open !== -1 && close !== -1
  const after = text.slice(close + 1).trim()
  return {
    source: release(body),
    comments,
    name,
    // The place of a missing word.
    stem: hasAnswers ? `${text.slice(0, open)}${after === '' ? '' : `_____ ${after}`}`.trim() : text,
    answers: hasAnswers ? answers : null,
    generalFeedback: hasAnswers ? generalFeedback : '',
    isBroken: (open === -1) !== (text.indexOf('}') === -1) || (open !== -1 && close === -1),
  }
}

/** Questions, descriptions and categories of a GIFT file. */
export function* giftBlocks(text: string): Generator<GiftBlock> {
  for (const lines of blocksOf(text)) {
    const block = partsOf(lines)
    if (block.stem !== '' || block.answers !== null || block.isBroken) yield block
  }
}
