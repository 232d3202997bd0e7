import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Content } from './content.tsx'

type Item = { id: string; content: Bilingual }

type Props = {
  rows: Item[]
  columns: Item[]
  view: Parameters<typeof Content>[0]['view']
  /** Prefix of the items' element ids, for `aria-labelledby`. */
  id?: string
}

/** Both lists with their letters, side by side on wide screens. */
export function Lists({ rows, columns, view, id }: Props) {
  const { t } = useTranslation('hall')
  const list = (name: 'row' | 'column', title: string, items: Item[]) => (
    <div className="min-w-0 flex-1">
      <p className="border-b border-edge pb-1 font-semibold">{title}</p>
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            id={id && `${id}-${name}-${item.id}`}
            className="flex gap-3 border-b border-hairline py-1.5 last:border-b-0"
          >
            <b className="w-5 shrink-0">{item.id.toUpperCase()}</b>
            <div className="min-w-0 flex-1">
              <Content text={item.content} view={view} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <div className="mt-4 flex flex-col gap-4 sm:flex-row sm:gap-8">
      {list('row', t('kinds.listOne'), rows)}
      {list('column', t('kinds.listTwo'), columns)}
    </div>
  )
}
