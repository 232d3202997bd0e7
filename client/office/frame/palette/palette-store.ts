let opener: (() => void) | null = null

/** Sets the function that opens the palette. */
export const setPaletteOpener = (open: (() => void) | null): void => void (opener = open)
export const openPalette = (): void => opener?.()
