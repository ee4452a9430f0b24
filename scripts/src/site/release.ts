import type { Integrity } from '@mentor-connect/shared/contracts/siteRegistry'

/** `release.json` of a built area: all that is known of it without running it. */
export interface Release {
  area: string
  release: string
  /** File that is loaded first, relative to the release's folder. */
  entry: string
  integrity: Integrity
  /** Range of the auth contract; the shell has none but `provides` instead. */
  contract?: string
  /** Singletons: for a remote the ranges that it needs, for the shell the versions that it gives. */
  shared: Record<string, string>
  /** For a remote: what it exposes, with the routes of each. */
  exposes: Record<string, ExposedRoute[]>
  /** Routes of other areas that it leads to, as `remote/expose#route-id`. */
  uses?: string[]
  /** For the shell: what it mounts, as `remote/expose`. */
  mounts?: string[]
  /** For the shell: the version of the auth contract that it fulfils. */
  provides?: string
  /** Chunk name → file. */
  chunks: Record<string, string>
  /** Chunk name → all scripts that come with it, for preloading. */
  chunkFiles?: Record<string, string[]>
  /** For the shell: its mount table, as far as pages are composed from it. */
  mountTable?: MountedExpose[]
  /** Address → file with the page as HTML. */
  prerendered?: Record<string, string>
  /** What is wrong with its texts; empty is right. */
  messageFaults: string[]
  files: Record<string, { bytes: number; integrity: Integrity }>
}

export interface ExposedRoute {
  /** Unique within the expose. */
  id: string
  path: string
  /** Name of the chunk that holds its page. */
  chunk?: string
}

/** An expose where the shell mounts it, inside the frame that a visitor sees around it. */
export interface MountedExpose {
  path: string
  /** Where its bare path leads. */
  start?: string
  remote: string
  expose: string
  frame: { remote: string; expose: string }
}

export const RELEASE_FILE = 'release.json'
