/** Stands in for fontkit's Brotli decoder (vite.config.ts). */
export default (): never => {
  throw new Error('WOFF 2 fonts are not read here.')
}
