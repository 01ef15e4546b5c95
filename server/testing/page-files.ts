import type { PageFiles } from '#server/pages/document.ts'

/** The files of a page without a program of its own, over which nothing opens. Tests name what matters to them. */
export const PAGE_FILES: PageFiles = {
  files: [],
  fonts: '/assets/fonts.css',
  styles: '/assets/page.css',
  opened: [],
  openStyles: '/assets/open.css',
  textFont: '/assets/text.woff2',
}
