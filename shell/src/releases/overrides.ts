const KEY = 'mc.overrides'
const AREA = /^[a-z][a-z0-9-]{0,31}$/

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Holds the areas that a developer has replaced by a local build. Only origins that the deployment lists are
 * allowed, because any script may have written to local storage.
 */
export function createOverrides(storage: Store, origins: string[] = []) {
  let entries = read()

  function read(): Record<string, string> {
    try {
      const value = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>
      return Object.fromEntries(
        Object.entries(value).filter(
          ([area, entry]) => AREA.test(area) && typeof entry === 'string' && isAllowed(entry),
        ),
      ) as Record<string, string>
    } catch {
      // Invalid JSON: treated as no overrides.
      return {}
    }
  }

  function write(next: Record<string, string>) {
    entries = next
    if (Object.keys(next).length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(next))
  }

  function isAllowed(entry: string): boolean {
    if (!URL.canParse(entry)) return false
    const { origin, protocol, username, pathname } = new URL(entry)
    return /^https?:$/.test(protocol) && !username && origins.includes(origin) && pathname.endsWith('.js')
  }

  return {
    /** True if this deployment allows overrides. */
    isPossible: origins.length > 0,
    origins,
    isAllowed,
    get: (area: string): string | undefined => entries[area],
    /** Overrides an area from the next page load on. Returns false if the deployment does not allow the URL. */
    set(area: string, entry: string): boolean {
      if (!AREA.test(area) || !isAllowed(entry)) return false
      write({ ...entries, [area]: entry })
      return true
    },
    reset(area: string) {
      const { [area]: _gone, ...rest } = entries
      write(rest)
    },
    resetAll: () => write({}),
  }
}

export type Overrides = ReturnType<typeof createOverrides>
