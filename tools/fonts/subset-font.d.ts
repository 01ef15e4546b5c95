/** The part of subset-font that we use; the package brings no types. */
declare module 'subset-font' {
  type Axis = { min: number; max: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>
}
