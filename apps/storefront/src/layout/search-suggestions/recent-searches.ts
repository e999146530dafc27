const key = 'searches'
const most = 5
const longest = 200

/** What was searched for on this device, the last first: at most five. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= longest)
      .slice(0, most)
  } catch {
    return []
  }
}

/** Remembers a search as the last; where nothing can be stored, it does not. */
export function rememberSearch(search: string): void {
  const text = search.trim()
  if (text === '' || text.length > longest) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  store([text, ...others].slice(0, most))
}

export function forgetSearches(): void {
  store([])
}

function store(searches: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // A browser that stores nothing, or no more.
  }
}
