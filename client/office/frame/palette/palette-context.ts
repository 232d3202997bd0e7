import { createContext } from 'react'

export const PaletteContext = createContext<{ open: boolean; close: () => void }>({ open: false, close: () => {} })
