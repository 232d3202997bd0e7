const base =
  'inline-flex items-center justify-center gap-1.5 rounded-md font-semibold disabled:cursor-not-allowed disabled:opacity-50'

/** Small button of a dense screen, with a text; 44 px tall on touch. */
export const compactButton = `${base} min-h-9 border border-edge bg-surface px-3 text-sm text-ink hover:bg-sunken pointer-coarse:min-h-11`

/** Small button with an icon only; 44 px on touch. */
export const iconButton = `${base} size-9 text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11`

/** Summary of a menu of a list. */
export const foldOutButton =
  'inline-flex min-h-9 items-center gap-2 rounded-md px-2 text-sm text-primary hover:bg-primary-soft'
