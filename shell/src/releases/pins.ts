import type { RemoteRelease, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { pinnable } from './chooseRelease'

const KEY = 'mc.pins'
const PARAMETER = 'release'
const PIN = /^([a-z][a-z0-9-]{0,31})@([A-Za-z0-9._-]{1,64})$/

/** Key of the tab's storage item with the signed texts of its previews. */
export const PREVIEWS_KEY = 'mc.previews'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Area → id of the pinned release. */
export type Pins = Record<string, string>

/**
 * Returns the pins of this tab. Pins in the URL (`?release=learner@1a2b`) are included and stored for the
 * tab.
 */
export function readPins(search: string, storage: Store): Pins {
  const asked = new URLSearchParams(search).getAll(PARAMETER).map((text) => PIN.exec(text))
  const pins = { ...storedPins(storage) }
  for (const pin of asked) if (pin) pins[pin[1]!] = pin[2]!
  if (asked.some(Boolean)) storage.setItem(KEY, JSON.stringify(pins))
  return pins
}

/** Removes this tab's pins to withdrawn or deleted releases, and returns them. */
export function dropLostPins(pins: Pins, { remotes }: SiteRegistry, storage: Store): LostPin[] {
  const lost = Object.entries(pins).filter(([area, id]) => {
    const live = remotes[area]
    return live && !pinnable(live).some(({ release }) => release === id)
  })
  if (lost.length > 0) {
    const kept = Object.entries(pins).filter(([area]) => !lost.some(([one]) => one === area))
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  }
  return lost.map(([area, release]) => ({ area, release }))
}

/** The previews of a tab. */
export interface TabPreviews {
  /** Area → the release that is previewed. */
  releases: Record<string, RemoteRelease>
  /** Previews that have ended, with their names. */
  ended: LostPin[]
}

export interface LostPin {
  area: string
  release: string
}

/** Removes the pins and the previews of this tab. */
export function clearPins(storage: Store) {
  storage.removeItem(KEY)
  storage.removeItem(PREVIEWS_KEY)
}

function storedPins(storage: Store): Pins {
  try {
    const value = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(value).filter(([area, id]) => PIN.test(`${area}@${String(id)}`)),
    ) as Pins
  } catch {
    // Invalid JSON: treated as no pins.
    return {}
  }
}
