import type { Qr } from './set-up.ts'

/** Black on white in both themes, because cameras may not read other colours. */
export function QrCode({ qr: { size, path }, label }: { qr: Qr; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-md bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
