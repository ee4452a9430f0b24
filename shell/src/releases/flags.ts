import type { Flags } from '@mentor-connect/contract/flags'
import {
  areaOfFlag,
  FLAG_PARAMETER,
  isOnForAll,
  isOnInBucket,
  percentOf,
  TAB_FLAGS_KEY,
} from '@mentor-connect/contract/site/flags'
import type { LiveRemote, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Releases } from './releases'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Flag → true if it is on in this tab, false if it is off, regardless of its share. */
export type TabFlags = Record<string, boolean>

const CHOICE = /^([a-z][a-z0-9]{0,31}\.[a-z][a-z0-9-]{0,31})(?::(on|off))?$/

/** Returns the flags of this tab. Flags in the URL are included and stored for the tab. */
export function readTabFlags(search: string, storage: Store): TabFlags {
  const asked = new URLSearchParams(search).getAll(FLAG_PARAMETER).map((text) => CHOICE.exec(text))
  const flags = storedFlags(storage)
  for (const choice of asked) if (choice) flags[choice[1]!] = choice[2] !== 'off'
  if (asked.some(Boolean)) storage.setItem(TAB_FLAGS_KEY, JSON.stringify(flags))
  return flags
}

function storedFlags(storage: Store): TabFlags {
  try {
    const value = JSON.parse(storage.getItem(TAB_FLAGS_KEY) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(value).filter(([name, isOn]) => CHOICE.test(name) && typeof isOn === 'boolean'),
    ) as TabFlags
  } catch {
    // Invalid JSON: treated as no flags.
    return {}
  }
}

interface Sources {
  /**
   * The registry with which this document starts. If a share changes later, the change affects only the next
   * document.
   */
  registry: SiteRegistry
  releases: Pick<Releases, 'foreseen'>
  /** The browser's canary bucket, 0–99. */
  bucket: number
  tab: TabFlags
}

/** Creates the feature flags of this document. A flag that the area's release does not declare is off. */
export function createFlags({ registry, releases, bucket, tab }: Sources): Flags {
  const reported = new Set<string>()

  function declaredBy(area: string, live: LiveRemote) {
    const own = releases.foreseen(area)?.release
    // The entry of a release other than the live one omits declarations that are the same as those of the
    // live release.
    return own?.mounts ? own.flags : live.flags
  }

  function report(name: string) {
    if (!reported.has(name))
      console.error(`The flag ${name} is off, because area.json of its area does not declare it.`)
    reported.add(name)
  }

  return {
    isOn(name) {
      const area = areaOfFlag(name)
      const live = registry.remotes[area]
      const percent = live && percentOf(name, declaredBy(area, live), live.shares)
      if (percent !== undefined) return tab[name] ?? isOnInBucket(name, percent, bucket)
      report(name)
      return false
    },
    isOnForAll(name) {
      const live = registry.remotes[areaOfFlag(name)]
      return live !== undefined && isOnForAll(name, live)
    },
  }
}
