import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { KeyControl } from './key-control.tsx'
import { eachOther, maxOthers, otherAt } from './other-names.ts'
import { textsIn, withValue, type OthersProps } from './key-props.ts'

/** Further keys of one option each: the options that are right too, ticked in one list. */
export function OtherOptions({ kind, items, first, value, onChange }: OthersProps) {
  const { t } = useTranslation('keyChange')
  const { t: words } = useTranslation('questionKeys')
  const right = textsIn(first['optionIds'])
  const options = items.options.filter(({ id }) => !right.includes(id))
  const chosen = value.flatMap((key) => textsIn(key['optionIds'])).filter((id) => !right.includes(id))
  const ids = options.map(({ id }) => id)
  const choose = (id: string, isChosen: boolean) =>
    onChange(withValue(chosen, id, isChosen, ids).map((each) => ({ kind, optionIds: [each] })))
  return (
    <ChoiceRows
      type="checkbox"
      name={eachOther}
      legend={t('alsoRight')}
      items={options}
      labelOf={(letter) => words('option', { letter })}
      chosen={chosen}
      onChoose={choose}
    />
  )
}

/** Further keys one below the other; one more is added where they may be. */
export function SeparateKeys({ kind, items, value, onChange }: OthersProps) {
  const { t } = useTranslation('keyChange')
  return (
    <div className="grid gap-4">
      {value.map((other, index) => (
        <fieldset key={index} className="rounded-md border border-hairline p-3">
          <legend className="px-1 text-sm font-semibold">{t('alternative', { number: index + 1 })}</legend>
          <KeyControl
            name={otherAt(index)}
            kind={kind}
            items={items}
            value={other}
            onChange={(next) => onChange(value.map((each, at) => (at === index ? next : each)))}
          />
        </fieldset>
      ))}
      {value.length < maxOthers && (
        <button
          type="button"
          onClick={() => onChange([...value, { kind }])}
          className={`${compactButton} justify-self-start noscript:hidden`}
        >
          {t('more')}
        </button>
      )}
    </div>
  )
}
