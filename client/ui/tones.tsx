import { CircleCheck, Info, TriangleAlert } from 'lucide-react'

/** Tones of a message: colours, and an icon that carries the same meaning. */
export const tones = {
  info: { look: 'border-primary bg-primary-soft', icon: <Info aria-hidden className="text-primary" /> },
  success: { look: 'border-success bg-success-soft', icon: <CircleCheck aria-hidden className="text-success" /> },
  warning: { look: 'border-warning bg-warning-soft', icon: <TriangleAlert aria-hidden className="text-warning" /> },
  danger: { look: 'border-danger bg-danger-soft', icon: <TriangleAlert aria-hidden className="text-danger" /> },
}

export type Tone = keyof typeof tones
