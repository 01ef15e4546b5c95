/** The part of subset-font that we use; the package has no types. */
declare module 'subset-font' {
  /** What is kept of each axis: one position, or a range. */
  export type Axes = Readonly<Record<string, number | { min: number; max: number }>>
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: readonly string[]
      dropTables?: readonly string[]
      variationAxes?: Axes
    },
  ): Promise<Buffer>
}
