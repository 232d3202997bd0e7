import { Form, useNavigation } from 'react-router'
import type { Bilingual } from '../../../../domain/questions/text.ts'
import type { EarlierName } from '../../../../domain/vocabulary/terms.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { BaseNames, bothNames } from './name-fields.tsx'

type Props = {
  id: string
  /** Intent of the form that saves a name. */
  intent: 'save-exam' | 'save-term' | 'save-topic'
  title: Bilingual
  earlier: readonly EarlierName[]
  /** Further fields of that form. */
  fields?: Readonly<Record<string, string>>
}

/** Earlier names of a row, each with a button that gives it again; nothing where there are none. */
export function EarlierNames({ id, intent, title, earlier, fields = {} }: Props) {
  const { t } = useTranslation('vocabulary')
  const { dateTime } = useFormat()
  const isBusy = useNavigation().state !== 'idle'
  const others = earlier.filter((each) => each.title.en !== title.en || each.title.hi !== title.hi)
  if (others.length === 0) return null
  return (
    <section className="border-t border-hairline py-2 text-sm">
      <h3 className="text-sm font-semibold">{t('earlier.title')}</h3>
      <ul>
        {others.map((each) => (
          <li key={bothNames(each.title)} className="py-1">
            <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="title.en" value={each.title.en} />
              <input type="hidden" name="title.hi" value={each.title.hi} />
              <BaseNames title={title} />
              {Object.entries(fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <span>{bothNames(each.title)}</span>
              <span className="text-muted">{t('earlier.until', { time: dateTime(each.until) })}</span>
              <button type="submit" name="intent" value={intent} disabled={isBusy} className={compactButton}>
                {t('earlier.again')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
