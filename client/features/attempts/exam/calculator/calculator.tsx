import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  calculatorLines,
  memoryKeys,
  newCalculator,
  pressCalculator,
  type CalculatorKey,
} from '../../../../../domain/attempts/calculator.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { classes } from '../../../../ui/classes.ts'
import { functionRows, numberRows, type Face } from './keys.ts'
import { useDrag } from './use-drag.ts'

const tones = {
  plain: 'bg-surface hover:bg-sunken',
  wide: 'col-span-2 bg-surface hover:bg-sunken',
  operator: 'bg-primary-soft font-semibold',
  clear: 'bg-danger-soft font-semibold text-danger',
  equals: 'row-span-2 h-auto! bg-primary font-semibold text-on-primary hover:bg-primary-strong',
}

/**
 * The scientific calculator of GATE: over the page and not modal, so that the question can be read beside it; moved by
 * its title on a wide screen, at the lower edge of a phone. It has keys to press and takes none from the keyboard. Put
 * away it keeps what it holds.
 */
export function Calculator({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('hall')
  const [state, setState] = useState(newCalculator)
  const { box, style, handle } = useDrag()
  const returnTo = useRef<Element | null>(null)
  useEffect(() => {
    if (open) {
      returnTo.current = document.activeElement
      box.current?.focus()
    } else if (returnTo.current instanceof HTMLElement) returnTo.current.focus()
  }, [open, box])
  const { upper, lower, memory } = calculatorLines(state)
  const press = (key: CalculatorKey) => setState((before) => pressCalculator(before, key))
  const button = ({ key, face, tone = 'plain' }: Face) => (
    <button
      key={key}
      type="button"
      aria-label={t(`calculator.keys.${nameOf(key)}`)}
      onClick={() => press(key)}
      className={classes('h-10 min-w-0 rounded-sm border border-edge text-sm leading-none max-md:h-11', tones[tone])}
    >
      {face}
    </button>
  )
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <div
        ref={box}
        role="dialog"
        aria-label={t('calculator.title')}
        tabIndex={-1}
        hidden={!open}
        data-keys="off"
        style={style}
        className="fixed inset-x-0 bottom-0 z-50 max-h-full overflow-y-auto rounded-t-md border border-edge bg-sunken shadow-float outline-none md:inset-x-auto md:w-[37rem] md:rounded-md"
      >
        <div
          {...handle}
          className="flex touch-none items-center justify-between bg-[#4078b8] ps-3 text-white select-none md:cursor-move"
        >
          <h2 className="text-sm">{t('calculator.title')}</h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={t('calculator.close')}
            className="grid size-11 place-items-center focus-visible:-outline-offset-4 focus-visible:outline-white"
          >
            <X aria-hidden size={20} />
          </button>
        </div>
        <div className="p-2">
          <div className="rounded-sm border border-edge bg-surface px-3 py-1 text-end tabular">
            <p className="h-6 overflow-x-auto text-sm whitespace-nowrap text-muted" aria-label={t('calculator.upper')}>
              {upper}
            </p>
            <p aria-live="polite" className="flex items-baseline justify-between gap-2 text-xl">
              <span className="text-xs font-semibold text-primary">{memory && 'M'}</span>
              <span data-lower>{lower === 'Error' ? t('calculator.error') : lower}</span>
            </p>
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <fieldset className="flex gap-4">
              <legend className="sr-only">{t('calculator.unit')}</legend>
              {(['deg', 'rad'] as const).map((unit) => (
                <label key={unit} className="flex min-h-11 items-center gap-2 text-sm">
                  <input
                    type="radio"
                    name="calculator-unit"
                    checked={state.unit === unit}
                    onChange={() => press(unit)}
                    className="size-5 accent-primary"
                  />
                  {t(`calculator.${unit}`)}
                </label>
              ))}
            </fieldset>
            <div className="grid grow grid-cols-5 gap-1 md:max-w-72">
              {memoryKeys.map((key) => button({ key, face: key }))}
            </div>
          </div>
          <div className="mt-2 grid gap-2 md:grid-cols-[6fr_5fr]">
            <div className="grid grid-cols-6 gap-1">{functionRows.flat().map(button)}</div>
            <div className="grid grid-cols-5 gap-1">{numberRows.flat().map(button)}</div>
          </div>
        </div>
      </div>
    </div>
  )
}

const spoken = {
  '(': 'open',
  ')': 'close',
  '=': 'equals',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divide',
  '.': 'point',
  'M+': 'MP',
  'M-': 'MM',
} as const

type Spoken = typeof spoken
type NameOf<Key> = Key extends keyof Spoken ? Spoken[Key] : Key

const nameOf = <Key extends CalculatorKey>(key: Key) => (spoken[key as keyof Spoken] ?? key) as NameOf<Key>
