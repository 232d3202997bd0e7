import type { Qr } from '../../domain/files/qr.ts'
import { classes } from './classes.ts'

type Props = {
  qr: Qr
  /** Accessible name: the effect of scanning it. */
  label: string
  className?: string
}

/** QR code drawn by the server; dark on light in both themes, since many cameras read nothing else. */
export const QrCode = ({ qr: { size, path }, label, className }: Props) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className={classes('shrink-0 rounded-sm bg-white text-black', className)}
  >
    <path d={path} fill="currentColor" />
  </svg>
)
