import { CircleCheck, Info, TriangleAlert } from 'lucide-react'

/** How good or bad a message is: its colours, and the shape that says the same without them. */
export const tones = {
  info: { look: 'border-primary bg-primary-soft', icon: <Info aria-hidden className="text-primary" /> },
  success: { look: 'border-success bg-success-soft', icon: <CircleCheck aria-hidden className="text-success" /> },
  warning: { look: 'border-warning bg-warning-soft', icon: <TriangleAlert aria-hidden className="text-warning" /> },
  danger: { look: 'border-danger bg-danger-soft', icon: <TriangleAlert aria-hidden className="text-danger" /> },
}

export type Tone = keyof typeof tones
