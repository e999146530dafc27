type Area = 'localStorage' | 'sessionStorage'

/** Returns null without a stored text, and if the browser blocks storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Like `readStored`, parsed from JSON. Returns null for malformed text too. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text, or removes it if null. Returns false if the browser blocks storage or has no space left. */
export function store(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}
