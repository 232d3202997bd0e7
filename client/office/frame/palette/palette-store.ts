let opener: (() => void) | null = null

/** Sets what opens the palette. */
export const setPaletteOpener = (open: (() => void) | null): void => void (opener = open)
export const openPalette = (): void => opener?.()
