import { createContext, useContext } from 'react'

/** The CSP nonce of this response at the edge; the browser hides it from scripts, so there it stays undefined. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
