/**
 * What the build writes of each screen: its address (`:` begins a part that may be anything), the files it needs, the web fonts
 * among them, the one file with the part of their styles that its drawn pages need, and the style sheets of what it opens.
 */
export type ScreenFiles = { path: string; files: string[]; fonts: string; styles: string; opened: string[] }[]
