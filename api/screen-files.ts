/**
 * What the build writes of each screen: its address (`:` begins a part that may be anything), the files it needs, the web fonts
 * among them, and the one file with the part of their styles that its drawn pages need.
 */
export type ScreenFiles = { path: string; files: string[]; fonts: string; styles: string }[]
