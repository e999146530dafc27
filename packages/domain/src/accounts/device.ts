/** Names the browser and operating system of a user agent, such as Chrome on Windows. */

/** Null if the user agent names no browser or system in the lists below. */
export type Device = { browser: string | null; system: string | null }

/** Characters of a user agent that are searched; browsers send about 130. */
const MAX_USER_AGENT_LENGTH = 400

/** The first match wins: a browser built on another engine names that engine too, so it comes earlier in the list. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
] as const

/** An iPad that requests desktop sites identifies itself as a Mac. */
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

/** Reads the User-Agent header (undefined if absent). The result holds nothing else from it. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? ''
  const named = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { browser: named(browsers), system: named(systems) }
}
