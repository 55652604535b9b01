import { createContext } from 'react'

/** Writes a shortcut such as `Ctrl+Z` as its keyboard does. Without a provider it stays as it is. */
export const KeyTextContext = createContext((keys: string): string => keys)
