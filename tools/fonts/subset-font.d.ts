/** The part of subset-font that we use; the package brings no types. */
declare module 'subset-font' {
  /** What is left of each axis: one place on it, or all from one to another. */
  export type Axes = Readonly<Record<string, number | { min: number; max: number }>>
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[]; variationAxes?: Axes },
  ): Promise<Buffer>
}
