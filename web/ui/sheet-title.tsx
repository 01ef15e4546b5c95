import { createContext, type ReactNode, use } from 'react'

/** The title of the surrounding sheet. */
export function SheetTitle() {
  return use(SheetTitleContext)
}

export const SheetTitleContext = createContext<ReactNode>(null)
