import { createContext, useContext } from 'react'

/** CSP nonce of the response, at the edge only: browsers hide it from scripts, so it is undefined there. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
