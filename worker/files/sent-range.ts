/** Bytes of a file that a response sends; null when it sends none. */
export const sentRange = (response: Response): { offset: number; length: number; size: number } | null => {
  const length = Number(response.headers.get('content-length') ?? 0)
  if (response.body === null || length === 0) return null
  const [, offset, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
  return { offset: Number(offset ?? 0), length, size: Number(size ?? length) }
}
