import type { PagePlan, PageRequest, RenderedPage } from '@mentor-connect/contract/site/pageRenderer'
import type { Answers, ServedDeclarations } from '@mentor-connect/contract/site/rendering'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'

/** The releases that pages are rendered from. */
export interface LiveFiles {
  config: RuntimeConfig
  /** Area → absolute path of its file for servers. */
  files: Record<string, string>
  /** Area → the version of the auth contract that it gets, if not the newest. */
  contracts: Record<string, string>
  declared: ServedDeclarations
  /** Area → id of its release. */
  releases: Record<string, string>
}

/** One step of rendering a page: to plan it, or to render it with the responses that the plan asks for. */
export interface PageTask extends PageRequest {
  live: LiveFiles
  /** Areas whose code renders the page. */
  areas: string[]
  /** Responses by cache key; absent if only the plan is needed. */
  answers?: Answers
}

/** The page was stopped: it took more processor time than a step may, or too much memory. */
export class PageStopped extends Error {}

/** The page waited too long for a thread, while others of its areas were stopped; or the renderer does not run. */
export class PageNotTried extends Error {}

export interface PageResult {
  plan?: PagePlan
  page?: RenderedPage
  /** Only browsers render the page. */
  notRendered?: true
}
