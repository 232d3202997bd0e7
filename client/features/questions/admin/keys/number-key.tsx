import { useId } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { partsIn, textIn, type KeyProps } from './key-props.ts'

/** Largest number of decimals that an answer is rounded to. */
const maxDecimals = 9

/** Key of a number: a range, and the rounding of what students type. */
export function NumberKey({ name, value, onChange, disabled }: KeyProps) {
  const { t } = useTranslation('questionKeys')
  return (
    <div className="grid gap-3">
      <fieldset disabled={disabled} className="flex flex-wrap gap-3">
        <legend className="mb-1 text-sm font-semibold">{t('number')}</legend>
        {(['min', 'max'] as const).map((end) => (
          <label key={end} className="grid gap-1 text-sm">
            {t(end)}
            <input
              name={`${name}.${end}`}
              inputMode="decimal"
              maxLength={24}
              value={textIn(value[end])}
              onChange={({ currentTarget }) => onChange({ ...value, [end]: currentTarget.value })}
              className="field tabular w-40"
            />
          </label>
        ))}
        <p className="w-full text-xs text-muted">{t('numberHint')}</p>
      </fieldset>
      <Rounding name={`${name}.rounding`} value={value} onChange={onChange} disabled={disabled} />
    </div>
  )
}

function Rounding({ name, value, onChange, disabled }: Omit<KeyProps, 'items'>) {
  const { t } = useTranslation('questionKeys')
  const id = useId()
  const hydrated = useHydrated()
  const { rounding: held, ...range } = value
  const { decimals, rule } = partsIn(held)
  const rounded = (next: { decimals?: unknown; rule?: unknown }) => onChange({ ...range, rounding: next })
  return (
    <fieldset disabled={disabled} className="flex flex-wrap gap-3">
      <legend className="mb-1 text-sm font-semibold">{t('rounding')}</legend>
      <select
        aria-label={t('rounding')}
        name={`${name}.rule`}
        value={textIn(rule)}
        onChange={({ currentTarget: { value: chosen } }) =>
          chosen ? rounded({ decimals: decimals ?? 0, rule: chosen }) : onChange(range)
        }
        className="field w-auto"
      >
        <option value="">{t('noRounding')}</option>
        <option value="half_up">{t('halfUp')}</option>
        <option value="truncate">{t('truncate')}</option>
      </select>
      {(!hydrated || Boolean(rule)) && (
        <label htmlFor={id} className="flex items-center gap-2 text-sm">
          {t('decimals')}
          <input
            id={id}
            name={`${name}.decimals`}
            type="number"
            min={0}
            max={maxDecimals}
            value={typeof decimals === 'number' ? decimals : ''}
            onChange={({ currentTarget: { value: typed } }) =>
              rounded({ rule, decimals: typed === '' ? null : Number(typed) })
            }
            className="field tabular w-20"
          />
        </label>
      )}
    </fieldset>
  )
}
