import type { PagePlan, PageRequest, RenderedPage } from '@mentor-connect/contract/site/pageRenderer'
import type { Answers, ServedDeclarations } from '@mentor-connect/contract/site/rendering'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'

/** The releases from which pages are rendered. */
export interface LiveFiles {
  config: RuntimeConfig
  /** Absolute path of each area's server file. */
  files: Record<string, string>
  /** Version of the auth contract by area. Contains only areas that do not get the newest version. */
  contracts: Record<string, string>
  declared: ServedDeclarations
  /** Id of the release by area. */
  releases: Record<string, string>
}

/**
 * One step of rendering a page: planning the page, or rendering it with the responses that the plan requires.
 */
export interface PageTask extends PageRequest {
  live: LiveFiles
  /** Areas whose code renders the page. */
  areas: string[]
  /** Responses by cache key; undefined if only the plan is needed. */
  answers?: Answers
}

/** Thrown if the rendering of the page was stopped, because a step took too much processor time or memory. */
export class PageStopped extends Error {}

/**
 * Thrown if the page was not rendered, either because it waited too long for a thread while other pages of
 * its areas were stopped, or because the renderer does not run.
 */
export class PageNotTried extends Error {}

export interface PageResult {
  plan?: PagePlan
  page?: RenderedPage
  /** True if only browsers render the page. */
  notRendered?: true
}
