import { SocialError } from './social-error.ts'

const size = { width: 480, height: 680 }

/** Beside the words of the page, in the middle of the browser's window. */
const features = (): string => {
  const left = Math.max(0, screenX + (outerWidth - size.width) / 2)
  const top = Math.max(0, screenY + (outerHeight - size.height) / 2)
  return `popup,width=${size.width},height=${size.height},left=${Math.round(left)},top=${Math.round(top)}`
}

/**
 * An empty window that says to wait. It must be opened in the click itself: after anything that is waited for,
 * a browser blocks it.
 */
export const openPopup = (words: string): Window => {
  const popup = window.open('', '_blank', features())
  if (!popup) throw new SocialError('popup_blocked')
  popup.document.body.textContent = words
  return popup
}
