type MountEditor = (typeof import('./editor.client.ts'))['mountEditor']

/**
 * Loads the editor and mounts it when no word is being composed in the textarea, because hiding the textarea would lose
 * the word. Where the script cannot be loaded the textarea stays. Returns the clean-up function.
 */
export const mountWhenIdle = (
  textarea: HTMLTextAreaElement,
  mount: (mountEditor: MountEditor) => () => void,
): (() => void) => {
  let [isOver, isComposing] = [false, false]
  let load: MountEditor | null = null
  let unmount: (() => void) | null = null

  const tryMount = () => {
    if (isOver || isComposing || unmount || !load) return
    unmount = mount(load)
  }
  const begin = () => void (isComposing = true)
  const end = () => {
    isComposing = false
    // After the `input` event that brings the word.
    setTimeout(tryMount)
  }
  textarea.addEventListener('compositionstart', begin)
  textarea.addEventListener('compositionend', end)
  void import('./editor.client.ts').then(
    ({ mountEditor }) => {
      load = mountEditor
      tryMount()
    },
    () => undefined,
  )
  return () => {
    isOver = true
    textarea.removeEventListener('compositionstart', begin)
    textarea.removeEventListener('compositionend', end)
    unmount?.()
  }
}
