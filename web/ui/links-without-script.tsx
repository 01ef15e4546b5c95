import { type SegmentLink, SegmentLinks } from './segment-links.tsx'

/** The targets of tabs as links, because tabs need the app and are hidden without script. The chosen one is in the address. */
export function LinksWithoutScript(links: { label: string; links: readonly SegmentLink[] }) {
  return <noscript>{import.meta.env.SSR && <SegmentLinks {...links} />}</noscript>
}
