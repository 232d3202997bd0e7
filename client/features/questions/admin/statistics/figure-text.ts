/** Text of a figure that cannot be computed. */
export const noFigure = '–'

const signed = (text: string): string => text.replace('-', '−')

/** Share of 1 as whole per cent: 0.634 -> "63%". */
export const percentText = (share: number | null): string =>
  share === null ? noFigure : `${signed(String(Math.round(100 * share)))}%`

/** Figure of a scale to 100 as a whole number. */
export const indexText = (value: number | null): string =>
  value === null ? noFigure : signed(String(Math.round(value) || 0))

/** Correlation with two decimals. */
export const correlationText = (value: number | null): string => (value === null ? noFigure : signed(value.toFixed(2)))
