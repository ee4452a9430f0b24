import type { PagePlan, PageRequest, RenderedPage } from '@mentor-connect/shared/site/pageRenderer'
import type { Answers } from '@mentor-connect/shared/site/rendering'
import type { RuntimeConfig } from '@mentor-connect/shared/site/runtimeConfig'

/** The releases that pages are rendered from. */
export interface LiveFiles {
  config: RuntimeConfig
  /** Area → absolute path of its file for servers. */
  files: Record<string, string>
}

/** One step of rendering a page: to plan it, or to render it with the responses that the plan asks for. */
export interface PageTask extends PageRequest {
  live: LiveFiles
  /** Responses by cache key; absent if only the plan is needed. */
  answers?: Answers
}

export interface PageResult {
  plan?: PagePlan
  page?: RenderedPage
  /** Only browsers render the page. */
  notRendered?: true
}
