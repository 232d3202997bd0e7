/** Replaces fontkit's Brotli decoder in the build (vite.config.ts). */
export default (): never => {
  throw new Error('WOFF 2 fonts are not read here.')
}
