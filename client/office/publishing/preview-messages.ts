import type { DraftPreview } from '../../../domain/content/preview.ts'

/** Messages between an editor and the preview that it frames, both of our own origin. */
const drawn = 'office-preview:drawn'
const refresh = 'office-preview:refresh'

export const tellDrawn = (preview: DraftPreview): void => {
  if (window.parent !== window) window.parent.postMessage({ type: drawn, ...preview }, location.origin)
}

export const askRefresh = (frame: HTMLIFrameElement | null): void =>
  frame?.contentWindow?.postMessage({ type: refresh }, location.origin)

const typeOf = (event: MessageEvent<unknown>): unknown =>
  event.origin === location.origin && typeof event.data === 'object' && event.data !== null && 'type' in event.data
    ? event.data.type
    : null

/** Calls back when the preview in a frame was drawn; the result ends it. */
export const onDrawn = (frame: () => HTMLIFrameElement | null, run: (preview: DraftPreview) => void): (() => void) => {
  const listen = (event: MessageEvent<unknown>) => {
    if (typeOf(event) === drawn && event.source === frame()?.contentWindow) run(event.data as DraftPreview)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

/** Calls back when the editor around this preview has saved; the result ends it. */
export const onRefresh = (run: () => void): (() => void) => {
  const listen = (event: MessageEvent<unknown>) => {
    if (typeOf(event) === refresh && event.source === window.parent) run()
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}
