/** What the build writes of each screen: its address (`:` begins a part that may be anything) and the files it needs. */
export type ScreenFiles = { path: string; files: string[] }[]
