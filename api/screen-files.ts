/**
 * What the build writes about each screen: its address (`:` begins a parameter), the files it needs including web fonts, the one file with
 * the styles that its drawn pages need, and the style sheets of parts that it loads on demand.
 */
export type ScreenFiles = { path: string; files: string[]; fonts: string; styles: string; opened: string[] }[]
