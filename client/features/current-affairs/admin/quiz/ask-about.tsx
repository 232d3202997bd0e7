import { Form } from 'react-router'
import type { OfficeAffair, OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useItemTitle } from '../use-item-title.ts'

const keyFactsOf = ({ body }: OfficeAffair): Bilingual[] =>
  Array.isArray(body['facts']) ? (body['facts'] as Bilingual[]) : []

/** Form that begins a question from a fact of the day's published items. */
export function AskAbout({ day }: { day: OfficeDay }) {
  const { t } = useTranslation('affairEditor')
  const { pick } = useBilingual()
  const titleOf = useItemTitle()
  const items = day.items.filter(({ state }) => state === 'published')
  if (day.quiz) return null
  if (items.length === 0) return <p className="text-sm text-muted">{t('quiz.noItems')}</p>
  return (
    <Form
      method="post"
      action={officePaths.adminAffairDay(day.day)}
      preventScrollReset
      className="flex flex-wrap items-end gap-2"
    >
      <input type="hidden" name="intent" value="add-question" />
      <label className="min-w-0 grow text-sm">
        <span className="font-semibold">{t('quiz.from')}</span>
        <select name="about" className="field mt-1">
          {items.map((item) => (
            <optgroup key={item.id} label={titleOf(item).text}>
              {keyFactsOf(item).map((fact, index) => (
                <option key={`${item.id} ${fact.en}`} value={`${item.id} key ${index}`}>
                  {pick(fact)}
                </option>
              ))}
              {item.facts.map((fact) => (
                <option key={fact.id} value={`${item.id} fact ${fact.id}`}>
                  {pick(fact.statement)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" className={compactButton}>
        {t('quiz.ask')}
      </button>
    </Form>
  )
}
