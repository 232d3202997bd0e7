import { ArrowLeftRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import {
  calculatorLines,
  newCalculator,
  pressCalculator,
  type CalculatorState,
} from '../../../../../domain/attempts/calculator/calculator.ts'
import { memoryKeys, type CalculatorKey } from '../../../../../domain/attempts/calculator/keys.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useCloseOnBack } from '../../../../ui/use-close-on-back.ts'
import { classes } from '../../../../ui/classes.ts'
import { functionRows, numberRows, type KeyFace } from './keys.ts'
import { useDrag } from './use-drag.ts'

const tones = {
  plain: 'bg-surface hover:bg-sunken',
  wide: 'col-span-2 bg-surface hover:bg-sunken',
  operator: 'bg-primary-soft font-semibold',
  clear: 'bg-danger-soft font-semibold text-danger',
  equals: 'row-span-2 h-auto! bg-primary font-semibold text-on-primary hover:bg-primary-strong',
}

/** A phone shows one half at a time, a wide screen both. */
const halves = ['numbers', 'functions'] as const
type Half = (typeof halves)[number]
const signs = { numbers: '123', functions: 'f(x)' }

const barButton = 'h-11 min-w-11 place-items-center focus-visible:-outline-offset-4 focus-visible:outline-white'

/** Moves the focus into the box as it opens, and back as it closes. */
const useFocusInside = (box: RefObject<HTMLElement | null>, open: boolean): void => {
  const returnTo = useRef<Element | null>(null)
  useEffect(() => {
    if (open) {
      returnTo.current = document.activeElement
      box.current?.focus()
      // Focus moves back only from the calculator itself, never away from the question.
    } else if (returnTo.current instanceof HTMLElement && isWithin(box.current)) returnTo.current.focus()
  }, [open, box])
}

const useEscape = (open: boolean, onClose: () => void): void => {
  const onEscape = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    // Captured first: by the time the event bubbles, a menu or dialog has closed by the same key.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open], [role=menu]')) onEscape()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [open])
}

/**
 * The scientific calculator of GATE. It is not modal, so the question stays readable: a movable window on wide screens,
 * a replacement of the footer on phones. Escape is its only key. A closed calculator keeps its state.
 */
export function Calculator({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('hall')
  const [state, setState] = useState(newCalculator)
  const [half, setHalf] = useState<Half>('numbers')
  const { box, style, handle, toOtherSide } = useDrag()
  useFocusInside(box, open)
  useEscape(open, onClose)
  useCloseOnBack(open, onClose)
  const press = (key: CalculatorKey) => setState((before) => pressCalculator(before, key))
  const numbersOnly = half === 'numbers' && 'max-md:hidden'
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('calculator.title')}
      tabIndex={-1}
      hidden={!open}
      data-keys="off"
      style={style}
      className="max-h-[60dvh] shrink-0 overflow-y-auto overscroll-contain border border-edge bg-sunken shadow-float outline-none md:fixed small:sticky small:bottom-0 small:z-10 md:z-50 md:max-h-full md:w-[37rem] md:rounded-md"
    >
      <div
        {...handle}
        className="flex items-center bg-[#4078b8] ps-3 text-white select-none md:cursor-move md:touch-none"
      >
        <BarContent half={half} onHalf={setHalf} onOtherSide={toOtherSide} onClose={onClose} />
      </div>
      <div className="p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <Display state={state} />
        <div className={classes('mt-2 flex items-center justify-between gap-2', numbersOnly)}>
          <Units unit={state.unit} onUnit={press} />
          <div className="grid grow grid-cols-5 gap-1 md:max-w-72">
            {memoryKeys.map((key) => (
              <Key key={key} face={{ key, face: key.replace('-', '−') }} onPress={press} />
            ))}
          </div>
        </div>
        <div className="mt-2 grid gap-2 md:grid-cols-[6fr_5fr]">
          <div className={classes('grid grid-cols-6 gap-1', numbersOnly)}>
            {functionRows.flat().map((face) => (
              <Key key={face.key} face={face} onPress={press} />
            ))}
          </div>
          <div className={classes('grid grid-cols-5 gap-1', half === 'functions' && 'max-md:hidden')}>
            {numberRows.flat().map((face) => (
              <Key key={face.key} face={face} onPress={press} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

type BarProps = { half: Half; onHalf: (half: Half) => void; onOtherSide: () => void; onClose: () => void }

function BarContent({ half, onHalf, onOtherSide, onClose }: BarProps) {
  const { t } = useTranslation('hall')
  return (
    <>
      <h2 className="min-w-0 flex-1 truncate text-sm">{t('calculator.title')}</h2>
      <div className="flex md:hidden">
        {halves.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={half === name}
            aria-label={`${signs[name]}, ${t(`calculator.${name}`)}`}
            onClick={() => onHalf(name)}
            className={classes('grid px-3 text-sm font-semibold', barButton, half === name && 'bg-[#24507f]')}
          >
            {signs[name]}
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={onOtherSide}
        aria-label={t('calculator.aside')}
        className={classes('hidden md:grid', barButton)}
      >
        <ArrowLeftRight aria-hidden size={18} />
      </button>
      <button type="button" onClick={onClose} aria-label={t('calculator.close')} className={classes('grid', barButton)}>
        <X aria-hidden size={20} />
      </button>
    </>
  )
}

function Display({ state }: { state: CalculatorState }) {
  const { t } = useTranslation('hall')
  const { upper, lower, memory } = calculatorLines(state)
  return (
    <div className="rounded-sm border border-edge bg-surface px-3 py-1 text-end tabular max-md:flex max-md:items-center max-md:justify-between max-md:gap-2">
      <p className="h-6 overflow-x-auto text-sm whitespace-nowrap text-muted" aria-label={t('calculator.upper')}>
        {upper}
      </p>
      <p aria-live="polite" className="flex items-baseline justify-between gap-2 text-xl">
        <span className="text-xs font-semibold text-primary">{memory && 'M'}</span>
        <span data-lower>{lower === 'Error' ? t('calculator.error') : lower}</span>
      </p>
    </div>
  )
}

function Units({ unit, onUnit }: { unit: string; onUnit: (key: 'deg' | 'rad') => void }) {
  const { t } = useTranslation('hall')
  return (
    <fieldset className="flex gap-3">
      <legend className="sr-only">{t('calculator.unit')}</legend>
      {(['deg', 'rad'] as const).map((name) => (
        <label key={name} className="flex min-h-11 items-center gap-1.5 text-sm">
          <input
            type="radio"
            name="calculator-unit"
            checked={unit === name}
            onChange={() => onUnit(name)}
            className="tick size-5"
          />
          {t(`calculator.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}

type KeyProps = { face: KeyFace; onPress: (key: CalculatorKey) => void }

function Key({ face: { key, face, base, tone = 'plain' }, onPress }: KeyProps) {
  const { t } = useTranslation('hall')
  return (
    <button
      type="button"
      aria-label={t(`calculator.keys.${nameOf(key)}`)}
      onClick={() => onPress(key)}
      className={classes('h-10 min-w-0 rounded-sm border border-edge text-sm leading-none max-md:h-11', tones[tone])}
    >
      {face}
      {base && (
        <>
          <sub>{base}</sub>x
        </>
      )}
    </button>
  )
}

/** Hiding an element moves the focus to the body, so that counts as inside. */
const isWithin = (box: HTMLElement | null): boolean =>
  document.activeElement === document.body || (box?.contains(document.activeElement) ?? false)

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
