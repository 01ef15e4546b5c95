import { type SegmentLink, SegmentLinks } from './segment-links.tsx'

/** What tabs lead to, as links: tabs are the app's, and hidden without script. The address says which of them is chosen. */
export function LinksWithoutScript(links: { label: string; links: readonly SegmentLink[] }) {
  return <noscript>{import.meta.env.SSR && <SegmentLinks {...links} />}</noscript>
}
