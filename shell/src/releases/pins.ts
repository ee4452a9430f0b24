const KEY = 'mc.pins'
const PARAMETER = 'release'
const PIN = /^([a-z][a-z0-9-]{0,31})@([A-Za-z0-9._-]{1,64})$/

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Area → release id. */
export type Pins = Record<string, string>

/** Pins of this tab, and those of the address (`?release=learner@1a2b`), which are kept for the tab. */
export function readPins(search: string, storage: Store): Pins {
  const asked = new URLSearchParams(search).getAll(PARAMETER).map((text) => PIN.exec(text))
  const pins = { ...storedPins(storage) }
  for (const pin of asked) if (pin) pins[pin[1]!] = pin[2]!
  if (asked.some(Boolean)) storage.setItem(KEY, JSON.stringify(pins))
  return pins
}

export function clearPins(storage: Store) {
  storage.removeItem(KEY)
}

function storedPins(storage: Store): Pins {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(value).filter(([area, id]) => PIN.test(`${area}@${String(id)}`)),
    ) as Pins
  } catch {
    // Somebody else's text under our key: as if nothing were pinned.
    return {}
  }
}
