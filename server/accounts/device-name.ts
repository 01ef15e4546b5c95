/** The longest header to examine; those of browsers have some 130 characters. */
const AGENT_MAX = 300

/** The order matters: many browsers also name the ones that they imitate. */
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

/** A readable name for a device, such as 'Firefox on Linux', from its `User-Agent` header; null if nothing in it is known. */
export function deviceName(agent: string | undefined): string | null {
  const text = (agent ?? '').slice(0, AGENT_MAX)
  const [browser, system] = [nameIn(text, BROWSERS), nameIn(text, SYSTEMS)]
  if (!system) return browser ?? null
  return `${browser ?? 'A browser'} on ${system}`
}

function nameIn(text: string, names: readonly (readonly [RegExp, string])[]) {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}
