/** Event of a textarea into whose editor a script inserts text; `detail` is the text. */
export const textInserted = 'insert-text'

/** Inserts a text at the cursor of a rich-text field, which gets the focus. */
export const insertText = (area: HTMLTextAreaElement, text: string): void => {
  const isPlain = area.dispatchEvent(new CustomEvent(textInserted, { detail: text, cancelable: true }))
  if (isPlain) area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.focus()
}
