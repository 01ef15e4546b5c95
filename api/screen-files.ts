/**
 * What the build writes about each screen: its address (`:` begins a parameter), the files it needs including web fonts, the one file with
 * the styles that its drawn pages need, the files of the parts that it loads on demand, and the one file with the styles of pages that are
 * drawn with one of them open, the same if the screen has nothing to open. Those wait for the web font of running text as well.
 */
export type ScreenFiles = {
  path: string
  files: string[]
  fonts: string
  styles: string
  opened: string[]
  openStyles: string
  textFont: string
}[]
