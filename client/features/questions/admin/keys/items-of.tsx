import type { Body } from '../../../../../domain/questions/kinds/registry.ts'
import { partsOf } from '../../../../../domain/questions/kinds/presentation.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { RichText } from '../../../../ui/rich-text.tsx'
import { listItems, optionItems, type KeyItems } from './key-props.ts'

type Item = { id: string; content: Bilingual }

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id)

const textIn = (items: readonly Item[]) => (index: number) => <Text text={items[index]?.content} />

/** Entries of a rendered question with their texts, for the control of its key. */
export const itemsOf = (body: Body): KeyItems => {
  const parts = partsOf(body)
  const options = parts.flatMap((part) => (part.form === 'options' ? part.options : []))
  const lists = parts.find((part) => part.form === 'lists')
  const { rows = [], columns = [] } = lists ?? {}
  return {
    options: optionItems(idsOf(options), textIn(options)),
    rows: listItems(idsOf(rows), textIn(rows)),
    columns: listItems(idsOf(columns), textIn(columns)),
    multiple: (body as { multiple?: boolean }).multiple === true,
  }
}

function Text({ text }: { text: Bilingual | undefined }) {
  const { choose } = useBilingual()
  if (!text) return null
  const { text: html, lang } = choose(text)
  return <RichText html={html} lang={lang} inline />
}
