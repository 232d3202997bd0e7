import { createContext } from 'react'

/** Scheme and host of the product, without a trailing slash; empty when the root failed to load. */
export const SiteContext = createContext('')
