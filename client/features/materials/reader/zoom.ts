/** How many times as wide as the room for it a page is drawn; 1 fits. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

const [least = 1] = zoomSteps
const most = zoomSteps.at(-1) ?? 1

export const clampZoom = (zoom: number): number => Math.min(most, Math.max(least, zoom))

/** The next step in a direction; at an end the same. */
export const stepZoom = (zoom: number, direction: 1 | -1): number => {
  const close = 0.001
  const next =
    direction === 1
      ? zoomSteps.find((step) => step > zoom + close)
      : zoomSteps.toReversed().find((step) => step < zoom - close)
  return next ?? clampZoom(zoom)
}

/** Pixels of a canvas: phones give up on larger ones. */
const pixelsAtMost = 6_000_000

/** Device pixels for a page of so many CSS pixels, as many for each as the screen has and a canvas can hold. */
export const pixelRatio = (width: number, height: number, devicePixelRatio: number): number =>
  Math.min(devicePixelRatio, Math.sqrt(pixelsAtMost / (width * height)))
