import { classes } from './classes.ts'

/** Logo mark: an answer sheet whose tick rises out of the fold. The name beside it is text. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <rect x="2" y="2" width="36" height="36" rx="9" className="fill-primary" />
      <path
        d="M9 12.5c4-1.6 7.800-1.200 11 1v17c-3.200-2.200-7-2.600-11-1z"
        className="fill-on-primary"
        opacity=".92"
      />
      <path d="M31 20v9.500c-4-1.600-7.800-1.200-11 1v-5" className="fill-on-primary" opacity=".6" />
      <path
        d="m15 18.500 5.500 6L32 9.500"
        fill="none"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The name of a `short` logo wraps out of sight if the row has no room for it. */
export function Logo({ short = false }: { short?: boolean }) {
  return (
    <span className={classes('inline-flex items-center gap-2', short && 'h-9 flex-wrap overflow-hidden')}>
      <LogoMark />
      <span lang="en" className="text-xl font-semibold tracking-tight text-ink">
        Taiyari
      </span>
    </span>
  )
}
