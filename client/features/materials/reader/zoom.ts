/** Zoom factors; 1 fits the width. */
const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

const [minZoom = 1] = zoomSteps
const maxZoom = zoomSteps.at(-1) ?? 1

export const clampZoom = (zoom: number): number => Math.min(maxZoom, Math.max(minZoom, zoom))

/** Next zoom step up or down; the same at either end. */
export const stepZoom = (zoom: number, direction: 1 | -1): number => {
  const close = 0.001
  const next =
    direction === 1
      ? zoomSteps.find((step) => step > zoom + close)
      : zoomSteps.toReversed().find((step) => step < zoom - close)
  return next ?? clampZoom(zoom)
}

/** Step up or down, or back to the fitting width. */
export type ZoomChange = 1 | -1 | 'fit'

export const changeZoom = (zoom: number, change: ZoomChange): number => (change === 'fit' ? 1 : stepZoom(zoom, change))

/** Maximum canvas pixels: phones fail on larger canvases. */
const maxPixels = 6_000_000

/** Device pixels per CSS pixel: that of the screen, or less to stay below `maxPixels`. */
export const pixelRatio = (width: number, height: number, devicePixelRatio: number): number =>
  Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)))
