import { createContext } from 'react'

/** Scheme and host of the product, without a slash at the end; empty where the root could not be loaded. */
export const SiteContext = createContext('')
