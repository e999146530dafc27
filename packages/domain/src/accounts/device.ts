/** "Which device it was", as its browser named itself: "Chrome" on "Windows". */

/** null: not named, or nothing that we know. */
export type Device = { browser: string | null; system: string | null }

/** So much of a user agent is looked at; browsers send about 130 characters. */
const longestUserAgent = 400

/** The first that fits counts: what is made of another browser names that one too, and says itself besides. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
] as const

/** An iPad that asks for the pages of a computer calls itself a Mac. */
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Reads the header User-Agent; undefined: none was sent. Nothing of what it says else is in the answer. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, longestUserAgent) ?? ''
  const named = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { browser: named(browsers), system: named(systems) }
}
