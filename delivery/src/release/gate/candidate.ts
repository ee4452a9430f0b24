import type { Release } from '../../site/release'

/** A release that asks to go live, and the folder that it lies in. */
export interface Candidate {
  description: Release
  dir: string
}

/** What is live now, as the descriptions of the releases say it. */
export interface LiveState {
  shell?: Release
  remotes: Record<string, Release>
}

/** Why a release is refused: one line that names the reason and the fix. */
export type Fault = string
export type Rule = (candidate: Candidate, live: LiveState) => Fault[]
