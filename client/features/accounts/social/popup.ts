import { SocialError } from './social-error.ts'

const size = { width: 480, height: 680 }

/** Centred over the browser's window. */
const features = (): string => {
  const left = Math.max(0, screenX + (outerWidth - size.width) / 2)
  const top = Math.max(0, screenY + (outerHeight - size.height) / 2)
  return `popup,width=${size.width},height=${size.height},left=${Math.round(left)},top=${Math.round(top)}`
}

/**
 * Opens a popup that shows a waiting text. Must be called within the click, because browsers block popups that open
 * later.
 */
export const openPopup = (words: string): Window => {
  const popup = window.open('', '_blank', features())
  if (!popup) throw new SocialError('popup_blocked')
  popup.document.body.textContent = words
  return popup
}
