/// <reference types="vite/client" />

declare module '~icons/lucide/*' {
  /** A line icon, hidden from screen readers: 20 px, `s` 16 px, `l` 24 px. */
  const Icon: (props: { size?: 's' | 'l'; className?: string }) => import('react').ReactElement
  export default Icon
}

declare module '~icons/game-icons/*' {
  const glyph: { body: string }
  export default glyph
}
