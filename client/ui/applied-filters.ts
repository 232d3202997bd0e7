import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation, useSubmit } from 'react-router'

/** Leaves empty fields out of the address. */
const leaveOutEmpty = ({ formData }: FormDataEvent) => {
  const empty = [...formData].filter(([, value]) => value === '')
  for (const [name] of empty) formData.delete(name)
}

const selectsOf = (form: HTMLFormElement) => [...form.querySelectorAll('select')]

/** Index of the select's option that the address names; the first if it names none or an unknown one. */
const optionOf = (select: HTMLSelectElement, search: URLSearchParams): number =>
  Math.max(
    0,
    [...select.options].findIndex(({ value }) => value === search.get(select.name)),
  )

/**
 * Form of a list's filters, synchronised with the address without losing focus. A choice is applied at once; repeated
 * changes of one select replace one history entry. `isUnsent`: a choice was made before hydration and needs the
 * button. `isUsed`: a choice was made since, and the panel not closed. `close` forgets that.
 */
export const useAppliedFilters = () => {
  const submit = useSubmit()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<string | null>(null)
  const applied = useRef<EventTarget | null>(null)
  const [isUnsent, setWaiting] = useState(false)
  const [isUsed, setUsed] = useState(false)

  useEffect(() => {
    const element = form.current
    element?.addEventListener('formdata', leaveOutEmpty)
    return () => element?.removeEventListener('formdata', leaveOutEmpty)
  }, [])

  useEffect(() => {
    if (!form.current) return
    const address = new URLSearchParams(search)
    const others = selectsOf(form.current).filter((select) => select.selectedIndex !== optionOf(select, address))
    const isFirst = shown.current === null
    shown.current = search
    setWaiting(isFirst && others.length > 0)
    if (isFirst) return
    for (const select of others) select.selectedIndex = optionOf(select, address)
    const text = form.current.querySelector<HTMLInputElement>('input[name=q]')
    if (text && text !== document.activeElement) text.value = address.get('q') ?? ''
  }, [search])

  return {
    form,
    isUnsent,
    isUsed,
    close: () => setUsed(false),
    onChange: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLSelectElement)) return
      setUsed(true)
      void submit(currentTarget, { replace: applied.current === target })
      applied.current = target
    },
    onBlur: () => {
      applied.current = null
    },
  }
}
