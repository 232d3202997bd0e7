const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (!(control instanceof HTMLInputElement)) return false
  const isToggle = control.type === 'checkbox' || control.type === 'radio'
  return isToggle ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** True where a field differs from what the page was sent with, also when it was changed before the scripts arrived. */
export const hasChanges = (form: HTMLFormElement): boolean => [...form.elements].some(isChanged)
