import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

const looks = {
  primary: 'bg-primary text-on-primary border-transparent hover:bg-primary-strong',
  accent: 'bg-accent text-on-accent border-transparent hover:brightness-95',
  secondary: 'bg-surface text-ink border-edge hover:bg-sunken',
  quiet: 'bg-transparent text-primary border-transparent hover:bg-primary-soft',
  danger: 'bg-surface text-danger border-danger hover:bg-danger-soft',
} as const

const sizes = { md: 'min-h-11 px-4 py-2', icon: 'size-11 shrink-0 p-0' } as const

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes }

const buttonClass = ({ look = 'primary', size = 'md' }: Look) =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60',
    looks[look],
    sizes[size],
  )

/** Button without a label of its own: an icon-only one needs `aria-label`. */
export function Button({ look, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classes(buttonClass({ look, size }), className)} {...rest} />
}

/** Link styled as a button, for navigation only. */
export function LinkButton({ look, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classes(buttonClass({ look, size }), className)} {...rest} />
}
