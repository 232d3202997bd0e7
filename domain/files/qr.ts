/** QR code: `size` is the length of a side in modules, its quiet zone included; `path` the dark ones as an SVG path. */
export type Qr = { size: number; path: string }
