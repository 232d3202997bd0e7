import { useId, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

type FoldProps = {
  /** Filters that are set, in words. */
  applied: readonly { label: string; value: string }[]
  isOpen: boolean
  children: ReactNode
}

/** Fields of a list's filters below a line that names those that are set. */
export function FilterFold({ applied, isOpen, children }: FoldProps) {
  const { t } = useTranslation('officeList')
  return (
    <details open={isOpen}>
      <summary className="inline-flex min-h-9 max-w-full items-center text-sm text-primary">
        <span className="flex min-w-0 flex-wrap gap-x-3">
          <span>{t('filters.label')}</span>
          {applied.map(({ label, value }) => (
            <span key={label} className="min-w-0 truncate text-muted">
              {label}: <span className="text-ink">{value}</span>
            </span>
          ))}
        </span>
      </summary>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 pb-1 sm:grid-cols-3 lg:flex lg:flex-wrap">
        {children}
      </div>
    </details>
  )
}

const look = 'field min-h-10! py-1! text-sm'

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="min-w-0 lg:w-40">
      <label htmlFor={id} className="block truncate text-xs text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

type Options = readonly (readonly [value: string, label: string])[]

type ChoiceProps = {
  name: string
  label: string
  value: string | undefined
  /** Options, or groups of them by their label. */
  options: Options | ReadonlyMap<string, Options>
}

/** Select of a filter. */
export function FilterChoice({ name, label, value, options }: ChoiceProps) {
  const { t } = useTranslation('officeList')
  const drawn = (each: Options) =>
    each.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} name={name} defaultValue={value ?? ''} className={look}>
          <option value="">{t('any')}</option>
          {options instanceof Map
            ? [...options].map(([group, each]) => (
                <optgroup key={group} label={group}>
                  {drawn(each)}
                </optgroup>
              ))
            : drawn(options as Options)}
        </select>
      )}
    </Labelled>
  )
}

/** Text or day of a filter. */
export function FilterInput({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return <Labelled label={label}>{(id) => <input id={id} className={look} {...input} />}</Labelled>
}
