/** The mark: a crimson crescent with a keyhole. */
export function Logo({ size }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" {...(size === undefined ? {} : { width: size, height: size })} aria-hidden="true">
      <LogoPaths />
    </svg>
  )
}

/** The logo without its `<svg>`, for use inside another drawing of 48 by 48. */
export function LogoPaths() {
  return (
    <>
      <path d="M33.5 7.2A19 19 0 1 0 33.5 40.8A15.5 15.5 0 1 1 33.5 7.2Z" fill="#DC5A55" />
      <path d="M33.5 7.2A19 19 0 1 0 33.5 40.8A17 17 0 0 1 33.5 7.2Z" fill="#9C2530" />
      <path d="M29.5 17.2a5 5 0 0 1 2.3 9.4l2 8.4h-8.6l2-8.4a5 5 0 0 1 2.3-9.4Z" fill="#DDB870" />
    </>
  )
}
