import type { TestRules } from '../../../../domain/catalogue/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'

type Props = {
  rules: Pick<TestRules, 'sections' | 'optionalTaken'>
  taken: readonly string[]
  onChange: (taken: string[]) => void
  invalid: boolean
}

/** Choice of the optional sections, as many as the paper asks for. */
export function OptionalSections({ rules, taken, onChange, invalid }: Props) {
  const { t } = useTranslation('attempt')
  const full = taken.length >= rules.optionalTaken
  return (
    <fieldset aria-invalid={invalid}>
      <legend className="mb-1 font-semibold">{t('opening.optionalTitle')}</legend>
      <p className="mb-2 text-sm text-muted">{t('opening.optionalText', { count: rules.optionalTaken })}</p>
      {rules.sections
        .filter(({ optional }) => optional)
        .map(({ id, title }) => (
          <label key={id} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="checkbox"
              checked={taken.includes(id)}
              disabled={full && !taken.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...taken, id] : taken.filter((other) => other !== id))
              }
              className="tick mt-[0.16em] size-5 hi:mt-[0.23em]"
            />
            <BilingualText text={title} />
          </label>
        ))}
    </fieldset>
  )
}
