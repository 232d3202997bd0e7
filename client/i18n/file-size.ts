/** Formats bytes: "640 kB", "1.2 MB". */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(Math.min(bytes, 1), Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
