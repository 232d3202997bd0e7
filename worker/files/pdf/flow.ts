/** An indivisible part of a page: its height, and how to draw it from its upper left corner. Points. */
export type Strip = {
  height: number
  draw: (x: number, y: number) => void
  /** Distance from the top to the first baseline, where there is one. */
  ascent?: number
  /** True for headings: never the last strip of a page. */
  keepWithNext?: true
}

export const gap = (height: number): Strip => ({ height, draw: () => undefined })

export const heightOf = (strips: readonly Strip[]): number => strips.reduce((sum, { height }) => sum + height, 0)

/** Joins strips into one, so that no page ends between them. */
export const together = (strips: readonly Strip[]): Strip => ({
  height: heightOf(strips),
  ...(strips[0]?.ascent !== undefined && { ascent: strips[0].ascent }),
  draw(x, y) {
    let top = y
    for (const { height, draw } of strips) {
      draw(x, top)
      top += height
    }
  },
})

export const indented = (strips: readonly Strip[], by: number): Strip[] =>
  strips.map((strip) => ({ ...strip, draw: (x, y) => strip.draw(x + by, y) }))

/** Indents strips beside a mark, such as the number of a list item, on one baseline. */
export const hanging = (strips: readonly Strip[], mark: Strip | undefined, by: number): Strip[] =>
  indented(strips, by).map((strip, index) =>
    index > 0 || !mark
      ? strip
      : {
          ...strip,
          draw(x, y) {
            mark.draw(x, y + (strip.ascent ?? 0) - (mark.ascent ?? 0))
            strip.draw(x, y)
          },
        },
  )

/** Marks strips that must stay on the page of what follows. */
export const keptWithNext = (strips: readonly Strip[]): Strip[] =>
  strips.map((strip) => ({ ...strip, keepWithNext: true }))

/** Sets columns beside each other as one strip, each at its distance from the left edge. */
export const beside = (columns: readonly (readonly Strip[])[], lefts: readonly number[]): Strip => {
  const stacked = columns.map(together)
  return {
    height: Math.max(0, ...stacked.map(({ height }) => height)),
    draw(x, y) {
      stacked.forEach(({ draw }, index) => draw(x + (lefts[index] ?? 0), y))
    },
  }
}
