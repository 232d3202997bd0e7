import type { Language } from '../../domain/language.ts'
import { classes } from './classes.ts'

type Props = { html: string; lang: Language; inline?: boolean; className?: string }

/** The only component that sets HTML: sanitised when it was saved, MathML included. */
export function RichText({ html, lang, inline = false, className }: Props) {
  const Tag = inline ? 'span' : 'div'
  return <Tag lang={lang} className={classes('rich', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
