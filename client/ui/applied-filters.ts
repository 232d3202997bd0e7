import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation, useSubmit } from 'react-router'

/** What is not chosen is not in the address. */
const leaveOutEmpty = ({ formData }: FormDataEvent) => {
  const empty = [...formData].filter(([, value]) => value === '')
  for (const [name] of empty) formData.delete(name)
}

const selectsOf = (form: HTMLFormElement) => [...form.querySelectorAll('select')]

/** What an address says of a select: one that it does not name, or names wrongly, has its first option. */
const optionOf = (select: HTMLSelectElement, search: URLSearchParams): number =>
  Math.max(
    0,
    [...select.options].findIndex(({ value }) => value === search.get(select.name)),
  )

/**
 * The form of a list's filters, kept in step with the address without losing focus. A choice is applied at once, as one
 * entry of the history however often the same select is changed before it is left. `isWaiting` says that something was
 * chosen before there was script, which only a button applies; `isUsed` that something was chosen since.
 */
export const useAppliedFilters = () => {
  const submit = useSubmit()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<string | null>(null)
  const applied = useRef<EventTarget | null>(null)
  const [isWaiting, setWaiting] = useState(false)
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
    isWaiting,
    isUsed,
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
