import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { textsIn, withValue, type KeyProps } from './key-props.ts'

/** Key of a question with one right option. */
export function OneOptionKey({ name, items, value, onChange, disabled }: KeyProps) {
  const { t } = useTranslation('questionKeys')
  return (
    <ChoiceRows
      type="radio"
      name={`${name}.optionIds`}
      legend={t('oneOption')}
      items={items.options}
      labelOf={(letter) => t('option', { letter })}
      chosen={textsIn(value['optionIds'])}
      onChoose={(id) => onChange({ ...value, optionIds: [id] })}
      disabled={disabled}
    />
  )
}

/** Key of a question with several right options. */
export function SeveralOptionsKey({ name, items, value, onChange, disabled }: KeyProps) {
  const { t } = useTranslation('questionKeys')
  const chosen = textsIn(value['optionIds'])
  const ids = items.options.map(({ id }) => id)
  return (
    <ChoiceRows
      type="checkbox"
      name={`${name}.optionIds`}
      legend={t('severalOptions')}
      items={items.options}
      labelOf={(letter) => t('option', { letter })}
      chosen={chosen}
      onChoose={(id, isChosen) => onChange({ ...value, optionIds: withValue(chosen, id, isChosen, ids) })}
      disabled={disabled}
    />
  )
}
