import { unescaped } from './html.ts'

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag)
  return found ? unescaped(found[1] ?? '') : null
}

/** Entries that a browser without script would post. */
export const postedFrom = (page: string): [string, string][] => {
  const controls = page.matchAll(
    /<input\b[^>]*>|<textarea\b[^>]*>[\s\S]*?<\/textarea>|<select\b[^>]*>[\s\S]*?<\/select>/g,
  )
  return [...controls].flatMap(([control]): [string, string][] => {
    const [open = ''] = /^<[^>]*>/.exec(control) ?? []
    const name = attribute(open, 'name')
    if (name === null || name === 'intent' || name === 'revision') return []
    if (control.startsWith('<textarea')) {
      return [[name, unescaped(control.slice(open.length, -'</textarea>'.length)).replace(/^\n/, '')]]
    }
    if (control.startsWith('<select')) {
      const selected = /<option[^>]*\sselected(?:="")?[^>]*>/.exec(control)?.[0] ?? ''
      return [[name, attribute(selected, 'value') ?? '']]
    }
    if (!['checkbox', 'radio'].includes(attribute(open, 'type') ?? '')) return [[name, attribute(open, 'value') ?? '']]
    return attribute(open, 'checked') === null ? [] : [[name, attribute(open, 'value') ?? 'on']]
  })
}
