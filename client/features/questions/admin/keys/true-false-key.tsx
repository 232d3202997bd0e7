import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ChoiceRows } from './choice-rows.tsx'
import type { KeyProps } from './key-props.ts'

/** Key of a statement: true or false. Nothing is chosen at first. */
export function TrueFalseKey({ name, value, onChange, disabled }: KeyProps) {
  const { t } = useTranslation('questionKeys')
  return (
    <ChoiceRows
      type="radio"
      name={`${name}.value`}
      legend={t('statement')}
      items={[
        { id: 'true', letter: '', text: t('true') },
        { id: 'false', letter: '', text: t('false') },
      ]}
      labelOf={(letter) => letter}
      chosen={typeof value['value'] === 'boolean' ? [String(value['value'])] : []}
      // A posted flag is true by any text.
      postedOf={(id) => (id === 'true' ? 'true' : '')}
      onChoose={(id) => onChange({ ...value, value: id === 'true' })}
      disabled={disabled}
    />
  )
}
