import type { PagePlan, PageRequest, RenderedPage } from '@mentor-connect/contract/site/pageRenderer'
import type { Answers, ServedDeclarations } from '@mentor-connect/contract/site/rendering'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'

/** The releases that pages are rendered from. */
export interface LiveFiles {
  config: RuntimeConfig
  /** Absolute path of each area's file for servers. */
  files: Record<string, string>
  /** Area → the version of the auth contract that it gets, if that is not the newest. */
  contracts: Record<string, string>
  declared: ServedDeclarations
  /** Id of the release by area. */
  releases: Record<string, string>
}

/** One step of rendering a page: to plan it, or to render it with the responses that the plan asks for. */
export interface PageTask extends PageRequest {
  live: LiveFiles
  /** Areas whose code renders the page. */
  areas: string[]
  /** Responses by cache key; undefined if only the plan is needed. */
  answers?: Answers
}

/** The rendering of the page was stopped, because a step took too much processor time or memory. */
export class PageStopped extends Error {}

/**
 * The page was not rendered: it waited too long for a thread while other pages of its areas were stopped, or the
 * renderer does not run.
 */
export class PageNotTried extends Error {}

export interface PageResult {
  plan?: PagePlan
  page?: RenderedPage
  /** Set if only browsers render the page. */
  notRendered?: true
}
