/** A run of text of a document with its marks. */
export type Run = { text: string; bold?: boolean; italic?: boolean; vertical?: 'super' | 'sub' }

type Marks = Omit<Run, 'text'>

const same = (one: Marks, other: Marks): boolean =>
  Boolean(one.bold) === Boolean(other.bold) &&
  Boolean(one.italic) === Boolean(other.italic) &&
  one.vertical === other.vertical

/** Runs with equal marks joined, since editors split runs anywhere. */
const joined = (runs: readonly Run[]): Run[] =>
  runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1)
    if (!last || !same(last, run)) return [...all, { ...run }]
    last.text += run.text
    return all
  }, [])

const script = { super: '^', sub: '_' }

const inTex = (text: string): string =>
  /^[\d\s+\-=().a-zA-Z]$/.test(text) || /^[\d+-]+$/.test(text) ? text : `\\text{${text}}`

const markdownOf = ({ text, bold, italic, vertical }: Run): string => {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (words === '') return text
  if (vertical) return `${before}$${script[vertical]}{${inTex(words)}}$${after}`
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`
  return `${before}${mark}${words}${[...mark].toReversed().join('')}${after}`
}

/** Markdown of runs. Marks that the whole text has say nothing and are dropped. */
export const markdownOfRuns = (runs: readonly Run[]): string => {
  const all = joined(runs)
  const visible = all.filter(({ text }) => text.trim() !== '')
  const [first] = visible
  return visible.length === 1 && !first?.vertical ? all.map(({ text }) => text).join('') : all.map(markdownOf).join('')
}
