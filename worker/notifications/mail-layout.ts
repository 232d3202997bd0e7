import type { Language } from '../../domain/language.ts'

/** Button or link of a mail; `url` is absolute. */
export type MailAction = { label: string; url: string }

/** Content of a mail before layout: plain sentences and at most one action. */
export type MailContent = {
  language: Language
  subject: string
  heading?: string
  lines: readonly string[]
  action?: MailAction
  /** Further parts below the lines, each with its own heading: the notices of a day. */
  sections?: readonly { title: string; lines: readonly string[]; action?: MailAction }[]
  /** Last words, in small letters. */
  footer?: { line: string; actions: readonly MailAction[] }
}

export const textOf = ({ heading, lines, action, sections = [], footer }: MailContent): string =>
  [
    ...(heading ? [heading] : []),
    ...lines,
    ...textOfAction(action),
    ...sections.flatMap((section) => [
      `${section.title}\n${section.lines.join('\n')}`,
      ...textOfAction(section.action),
    ]),
    'Taiyari',
    ...(footer ? [footer.line, ...footer.actions.flatMap(textOfAction)] : []),
  ].join('\n\n')

const textOfAction = (action?: MailAction): string[] => (action ? [`${action.label}:\n${action.url}`] : [])

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const paragraph = (line: string): string => `<p style="margin:0 0 16px">${escaped(line).replaceAll('\n', '<br>')}</p>`

const button = ({ label, url }: MailAction): string =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0b5f66;color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p><p style="margin:0 0 16px;font-size:14px;color:#585e6e;overflow-wrap:anywhere">${escaped(url)}</p>`

const link = ({ label, url }: MailAction): string =>
  `<a href="${escaped(url)}" style="color:#0b5f66;font-weight:600">${escaped(label)}</a>`

/** HTML for any client: no picture, no style sheet, no tracking. */
export const htmlOf = ({ language, subject, heading, lines, action, sections = [], footer }: MailContent): string => {
  const parts = sections.map(
    (section) =>
      `<div style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #d9d5c8"><p style="margin:0 0 4px;font-weight:600">${escaped(section.title)}</p>${section.lines.map(paragraph).join('')}${section.action ? `<p style="margin:0 0 16px">${link(section.action)}</p>` : ''}</div>`,
  )
  const end = footer
    ? `<p style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d9d5c8;font-size:14px;color:#585e6e">${[escaped(footer.line), ...footer.actions.map(link)].join(' · ')}</p>`
    : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px 16px;background:#fbfaf6;color:#1c2230;font:16px/1.7 sans-serif"><div style="max-width:520px;margin:0 auto"><p style="margin:0 0 24px;font-size:20px;font-weight:600;color:#0b5f66">Taiyari</p>${heading ? `<p style="margin:0 0 8px;font-size:18px;line-height:1.4;font-weight:600">${escaped(heading)}</p>` : ''}${lines.map(paragraph).join('')}${action ? button(action) : ''}${parts.join('')}${end}</div></body></html>`
}
