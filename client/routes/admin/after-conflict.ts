import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Loads a page again after a refused form, so that a conflict shows the newest state. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || actionStatus === 409
