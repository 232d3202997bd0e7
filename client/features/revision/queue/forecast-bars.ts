/** Size of the chart, in units of its view box: those of a phone's pixels. */
export const forecastSize = { width: 336, height: 116, top: 16, bottom: 92 } as const

const { width, top, bottom } = forecastSize

type ForecastBar = { x: number; y: number; width: number; height: number; count: number }

/** Bars of a forecast, the fullest day as high as the chart; a day with cards has at least a line. */
export const forecastBars = (forecast: readonly number[]): ForecastBar[] => {
  const most = Math.max(1, ...forecast)
  const step = width / forecast.length
  return forecast.map((count, day) => {
    const height = count === 0 ? 0 : Math.max(2, Math.round(((bottom - top) * count) / most))
    return { x: Math.round(day * step) + 2, y: bottom - height, width: Math.floor(step) - 4, height, count }
  })
}
