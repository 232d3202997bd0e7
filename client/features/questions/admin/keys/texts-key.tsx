import { shortLimit } from '../../../../../domain/questions/kinds/short-limit.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { textsIn, type KeyProps } from './key-props.ts'

/** Most spellings that a key accepts. */
const maxTexts = 20

/** Key of a typed word: each accepted spelling in a field, the last of which is blank. */
export function TextsKey({ name, value, onChange, disabled }: KeyProps) {
  const { t } = useTranslation('questionKeys')
  const texts = textsIn(value['accepted'])
  const fields = texts.at(-1) === '' || texts.length >= maxTexts ? texts : [...texts, '']
  const typed = (at: number, text: string) => {
    const next = fields.map((each, index) => (index === at ? text : each))
    onChange({ ...value, accepted: next.slice(0, next.findLastIndex((each) => each !== '') + 1) })
  }
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="text-sm font-semibold">{t('accepted')}</legend>
      <p className="text-xs text-muted">{t('acceptedHint')}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        {fields.map((text, index) => (
          <input
            key={index}
            name={`${name}.accepted.${index}`}
            aria-label={t('acceptedAt', { number: index + 1 })}
            maxLength={shortLimit}
            value={text}
            onChange={({ currentTarget }) => typed(index, currentTarget.value)}
            className="field w-full sm:w-60"
          />
        ))}
      </div>
      <Checkbox
        name={`${name}.caseSensitive`}
        checked={value['caseSensitive'] === true}
        onChange={({ currentTarget }) => onChange({ ...value, caseSensitive: currentTarget.checked })}
      >
        {t('caseSensitive')}
      </Checkbox>
    </fieldset>
  )
}
