import { useLayoutEffect, useRef, useState } from 'react'
import { isSame } from '../../../domain/content/body-paths.ts'
import { textOfValue, valueOfText } from '../../../domain/content/field-text.ts'
import type { Field } from '../../../domain/content/fields.ts'
import { useEditor } from './editor-context.ts'
import { useFault } from './use-fault.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Binds a native control to the draft. It is uncontrolled, so that text typed before hydration is kept; changes from
 * elsewhere, such as a merge, are written into it.
 */
export const useControl = <Element extends TextElement>(path: string, field: Field) => {
  const { store, locked } = useEditor()
  const ref = useRef<Element>(null)
  const [initial] = useState(() => textOfValue(field, store.get(path)))
  const isFirst = useRef(true)
  const [visited, setVisited] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    if (isFirst.current && element.value !== initial) store.set(path, valueOfText(field, element.value))
    isFirst.current = false
    const show = () => {
      const value = store.get(path)
      if (!isSame(valueOfText(field, element.value) ?? '', value ?? '')) element.value = textOfValue(field, value)
    }
    show()
    return store.subscribe(show)
  }, [store, path, field, initial])

  const error = useFault(path, visited)
  return {
    name: path,
    ref,
    defaultValue: initial,
    error,
    disabled: locked !== null,
    onInput: () => ref.current && store.set(path, valueOfText(field, ref.current.value)),
    onBlur: () => {
      setVisited(true)
      const element = ref.current
      if (!element) return
      const tidy = textOfValue(field, valueOfText(field, element.value.trim()))
      if (element instanceof HTMLInputElement && tidy !== element.value && element.type !== 'datetime-local') {
        store.set(path, valueOfText(field, tidy))
        element.value = tidy
      }
    },
  }
}

/** Binds a checkbox to a flag. */
export const useFlag = (path: string) => {
  const { store, locked } = useEditor()
  const ref = useRef<HTMLInputElement>(null)
  const [initial] = useState(() => store.get(path) === true)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    // Ticked before hydration. Later the row may have another path, and the box its own state.
    if (isFirst.current && element.checked !== initial) store.set(path, element.checked)
    isFirst.current = false
    const show = () => void (element.checked = store.get(path) === true)
    show()
    return store.subscribe(show)
  }, [store, path, initial])
  return {
    name: path,
    ref,
    defaultChecked: initial,
    disabled: locked !== null,
    onChange: () => ref.current && store.set(path, ref.current.checked),
  }
}
