import type { Intent } from './intent'
import type { Note } from './note'

/** A site that the release commands can change: a local folder, or a site behind its release server. */
export interface Target {
  /** Refuses, before the build, a release that could not become live. */
  check: (area: string, intent: Intent, options: PublishOptions) => Promise<void>
  publish: (area: string, builtDir: string, options: PublishOptions) => Promise<Outcome>
  rollback: (area: string, release: string | undefined, note: Note) => Promise<Outcome>
  /** Makes a running canary live for everyone. */
  promote: (area: string, note: Note) => Promise<Outcome>
  withdraw: (area: string, release: string, note: Note) => Promise<Outcome>
  retire: (area: string, note: Note) => Promise<Outcome>
  /** Stops the watcher from deciding about an area, or lets it decide again. */
  hold: (area: string, isOn: boolean, note: Note) => Promise<Outcome>
  releases: () => Promise<ReleaseRow[]>
  /** Reads the numbers that browsers reported for the live release of an area and for its canary. */
  health: (area: string) => Promise<HealthRow[]>
}

export interface PublishOptions extends Note {
  /** Percentage of browsers that get the release, 1–99; default: all. */
  canaryPercent?: number
  /** Origin that serves the files of the release, if not this site. */
  origin?: string
  /** Also if the services cannot be asked what they offer, or offer too little. */
  uncheckedApi?: boolean
  /** Everything is checked, and nothing becomes live. */
  dryRun?: boolean
}

export interface Outcome {
  release: string
  generation: number
  /** False if nothing has changed: it was live already, or was only checked. */
  flipped: boolean
  /** What a browser saw of it before, in one line. */
  browser?: string
  /** What it costs that an area brings its own React, in one line. */
  price?: string
  /** That it uses an earlier version of the auth contract, in one line. */
  adapter?: string
}

/** Numbers of a release in the last seven days, or since it is live. Shares are from 0 to 1. */
export interface HealthRow {
  release: string
  /** `live`, `live, held` or `canary 10%`. */
  state: string
  /** ISO 8601, UTC. */
  since: string
  browsers: number
  /** Share of the browsers in which a part of it could not be loaded. */
  failed: number
  /** Share of the browsers in which its code threw. */
  errors: number
  /** Share of the loads over the network that took long. */
  slow: number
  /** Three quarters of the browsers are not above this: LCP and INP in ms, CLS in thousandths. Null: above all ranges. */
  lcp?: number | null
  inp?: number | null
  cls?: number | null
}

export interface ReleaseRow {
  area: string
  release: string
  /** `live`, `live, held`, `canary 10%`, `earlier`, `rolled back` or `withdrawn`. */
  state: string
  /** Start of that state: ISO 8601, UTC. */
  since: string
  /** The range that it needs, with the adapter that provides it; for the shell what it provides. */
  contract: string
  /** Version of React that the shell provides, or the range that an area needs of it. */
  react?: string
  /** Version of the React that an area brings itself. */
  ownReact?: string
  /** Bytes of all scripts, brotli. */
  bytes: number
  /** Who caused that state, and why. */
  by?: string
  reason?: string
  /** Commit that it was released from. */
  commit?: string
}
