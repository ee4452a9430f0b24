import type { Intent } from './intent'
import type { Note } from './note'

/** A site that the release commands can change: a local folder, or a site behind its release server. */
export interface Target {
  /** Checks a release before its build and refuses one that could not become live. */
  check: (area: string, intent: Intent, options: PublishOptions) => Promise<void>
  publish: (area: string, builtDir: string, options: PublishOptions) => Promise<Outcome>
  rollback: (area: string, release: string | undefined, note: Note) => Promise<Outcome>
  /** Makes a running canary live for everyone. */
  promote: (area: string, note: Note) => Promise<Outcome>
  withdraw: (area: string, release: string, note: Note) => Promise<Outcome>
  retire: (area: string, note: Note) => Promise<Outcome>
  /** Stops the watcher from deciding about the releases of an area (`isOn`), or lets it decide again. */
  hold: (area: string, isOn: boolean, note: Note) => Promise<Outcome>
  /** Sets the share of the browsers in which a feature flag is on. */
  flag: (area: string, share: FlagShare, note: Note) => Promise<Outcome>
  flags: (area: string) => Promise<FlagRow[]>
  releases: () => Promise<ReleaseRow[]>
  /** Reads the numbers that browsers reported for the live release of an area and for its canary. */
  health: (area: string) => Promise<HealthRow[]>
}

export interface FlagShare {
  /** Name of the flag, such as `jobs.new-search`. */
  flag: string
  /** Percentage of the browsers in which the flag is on, 0–100. */
  percent: number
}

/** A feature flag of the live release or its canary. */
export interface FlagRow extends FlagShare {
  text: string
  /**
   * Time when the share was set: ISO 8601, UTC. Absent if the share is the default that the release declares.
   */
  since?: string
  /** Name of the person who has set the share. `reason` says why. */
  by?: string
  reason?: string
}

export interface PublishOptions extends Note {
  /** Percentage of browsers that get the release, 1–99; default: all. */
  canaryPercent?: number
  /**
   * Name of a preview, such as `pr-12`: the release is not made live for anybody, but gets a signed address that shows it
   * for some days.
   */
  preview?: string
  /** Origin that serves the files of the release. Default: the site itself. */
  origin?: string
  /** True to accept the release even if the services lack endpoints that it needs, or cannot be asked. */
  uncheckedApi?: boolean
  /** True to run all checks without making the release live. */
  dryRun?: boolean
}

export interface Outcome {
  release: string
  generation: number
  /** False if the site did not change, because the release was already live or was only checked. */
  flipped: boolean
  /** For a preview: its address, and the time until which the address works (ISO 8601, UTC). */
  preview?: { address: string; until: string }
  /** Result of opening the release in a browser before it became live, in one line. */
  browser?: string
  /**
   * Additional cost of a React or a federation runtime that the area bundles itself, in one line. Absent if
   * the area uses those of the shell.
   */
  price?: string
  /** Says that the area uses an earlier version of the auth contract, in one line. Absent if it does not. */
  adapter?: string
}

/**
 * Measurements of a release in the last seven days, or since it became live if that is later. Shares are from 0 to 1.
 */
export interface HealthRow {
  release: string
  /** `live`, `live, held` or `canary 10%`. */
  state: string
  /** Start of that state: ISO 8601, UTC. */
  since: string
  browsers: number
  /** Share of the browsers in which a part of the release could not be loaded. */
  failed: number
  /** Share of the browsers in which its code threw an error. */
  errors: number
  /** Share of the loads over the network that were slow. */
  slow: number
  /**
   * The values that three quarters of the browsers do not exceed: LCP and INP in ms, CLS in thousandths. Null: above
   * the highest range.
   */
  lcp?: number | null
  inp?: number | null
  cls?: number | null
}

export interface ReleaseRow {
  area: string
  release: string
  /** `live`, `live, held`, `canary 10%`, `earlier`, `rolled back`, `withdrawn` or
   * `preview pr-12 until 2026-12-07`. */
  state: string
  /** Start of that state: ISO 8601, UTC. */
  since: string
  /**
   * For an area: the range of the auth contract that it needs, and the adapter that provides it, if any. For the
   * shell: the version that it provides.
   */
  contract: string
  /** For the shell: the version of React that it provides. For an area: the range that it needs. */
  react?: string
  /** Version of React that an area bundles itself. */
  ownReact?: string
  /** Total size of all scripts that pages may load, in bytes, brotli. */
  bytes: number
  /** Name of the person who caused that state. `reason` says why. */
  by?: string
  reason?: string
  /** Commit from which the release was built. */
  commit?: string
}
