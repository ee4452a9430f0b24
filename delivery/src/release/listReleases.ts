import type { Release } from '@mentor-connect/build/release/release'
import type { ReleaseRow } from '@mentor-connect/release/target'
import {
  changesOf,
  currentPreviews,
  isHeld,
  recentReleases,
  rollbackOf,
  withdrawalOf,
  type AreaChange,
  type LedgerEntry,
} from '../store/ledger'
import { contractFor, contractsOf } from '../site/providedContract'
import { liveRelease } from './siteChange'
import { liveLedger, liveRegistry, storedRelease } from '../store/siteStore'

/**
 * The live release of each area, with its author and the time at which it went live, followed by the earlier releases.
 */
export function listReleases(siteDir: string): ReleaseRow[] {
  const registry = liveRegistry(siteDir)
  if (!registry) return []
  const ledger = liveLedger(siteDir)
  return ['shell', ...Object.keys(registry.remotes)].flatMap((area) => {
    const live = liveRelease(registry, area)!
    const canary = registry.remotes[area]?.canary
    const others = recentReleases(ledger, area).filter((id) => id !== live && id !== canary?.release)
    return [
      ...row(siteDir, ledger, area, live, isHeld(ledger, area) ? 'live, held' : 'live'),
      ...(canary ? row(siteDir, ledger, area, canary.release, `canary ${canary.percent}%`) : []),
      ...others.flatMap((id) => row(siteDir, ledger, area, id)),
    ]
  })
}

/** The previews of all areas that have not ended. */
export function listPreviews(siteDir: string, now: Date): ReleaseRow[] {
  const ledger = liveLedger(siteDir)
  return Object.keys(liveRegistry(siteDir)?.remotes ?? {}).flatMap((area) =>
    currentPreviews(ledger, area, now.getTime()).flatMap((preview) => {
      const { at, name, until, by, reason, commit } = preview
      const [shown] = row(siteDir, ledger, area, preview.release)
      if (!shown) return []
      const { by: _by, reason: _reason, commit: _commit, ...release } = shown
      return [
        {
          ...release,
          state: `preview ${name} until ${until.slice(0, 10)}`,
          since: at,
          ...(by && { by }),
          ...(reason && { reason }),
          ...(commit && { commit }),
        },
      ]
    }),
  )
}

/** One row, or none if the files of the release were deleted. */
function row(
  siteDir: string,
  ledger: LedgerEntry[],
  area: string,
  release: string,
  current?: string,
): ReleaseRow[] {
  const description = storedRelease(siteDir, area, release)
  if (!description) return []
  const { state, change } = current
    ? { state: current, change: lastChange(ledger, area, release) }
    : pastState(ledger, area, release)
  const commit = changesOf(ledger, area).findLast(
    (entry) => entry.release === release && entry.commit,
  )?.commit
  const { files, fallbacks = [], ownReact, shared } = description
  const loadable = Object.entries(files).filter(([file]) => !fallbacks.some((one) => `${one}.br` === file))
  const scripts = loadable.filter(([file]) => file.endsWith('.js.br'))
  const { at = '', by, reason } = change ?? {}
  const { react } = shared
  return [
    {
      area,
      release,
      state,
      since: at,
      contract: contractText(siteDir, description),
      bytes: scripts.reduce((sum, [, file]) => sum + file.bytes, 0),
      ...(react && { react }),
      ...(ownReact && { ownReact }),
      ...(by && { by }),
      ...(reason && { reason }),
      ...(commit && { commit }),
    },
  ]
}

function contractText(siteDir: string, description: Release): string {
  if (description.area === 'shell')
    return `provides ${contractsOf(description)
      .map(({ version }) => version)
      .join(', ')}`
  const range = description.contract ?? ''
  const shell = liveRegistry(siteDir)?.shell.release
  const live = shell && storedRelease(siteDir, 'shell', shell)
  const given = live ? contractFor(live, range) : undefined
  return given?.supportedUntil
    ? `${range} (adapter of ${given.version} until ${given.supportedUntil})`
    : range
}

function pastState(
  ledger: LedgerEntry[],
  area: string,
  release: string,
): { state: string; change?: AreaChange } {
  const withdrawal = withdrawalOf(ledger, area, release)
  if (withdrawal) return { state: 'withdrawn', change: withdrawal }
  const rollback = rollbackOf(ledger, area, release)
  if (rollback) return { state: 'rolled back', change: rollback }
  return { state: 'earlier', change: lastChange(ledger, area, release) }
}

const lastChange = (ledger: LedgerEntry[], area: string, release: string) =>
  changesOf(ledger, area).findLast((entry) => entry.release === release)
