/** The longest header that is looked into; those of browsers have some 130 characters. */
const AGENT_MAX = 300

/** In this order: many a browser names those, too, that it wants to be taken for. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What a reader would call a device, such as 'Firefox on Linux', by its header `User-Agent`; null where it names nothing known. */
export function deviceName(agent: string | undefined): string | null {
  const text = (agent ?? '').slice(0, AGENT_MAX)
  const [browser, system] = [nameIn(text, BROWSERS), nameIn(text, SYSTEMS)]
  if (!system) return browser ?? null
  return `${browser ?? 'A browser'} on ${system}`
}

function nameIn(text: string, names: readonly (readonly [RegExp, string])[]) {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}
