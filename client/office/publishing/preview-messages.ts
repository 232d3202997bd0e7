import type { DraftPreview } from '../../../domain/content/preview.ts'

/** Messages between an editor and the preview that it frames, both of the product's origin. */
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

/** Listens for a drawn preview in a frame. Returns the clean-up function. */
export const onDrawn = (frame: () => HTMLIFrameElement | null, run: (preview: DraftPreview) => void): (() => void) => {
  const listen = (event: MessageEvent<unknown>) => {
    if (typeOf(event) === drawn && event.source === frame()?.contentWindow) run(event.data as DraftPreview)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

/** Listens for a save of the editor around this preview. Returns the clean-up function. */
export const onRefresh = (run: () => void): (() => void) => {
  const listen = (event: MessageEvent<unknown>) => {
    if (typeOf(event) === refresh && event.source === window.parent) run()
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}
