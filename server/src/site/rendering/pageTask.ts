import type { Answers, PageHead } from '@mentor-connect/shared/site/rendering'
import type { RuntimeConfig } from '@mentor-connect/shared/site/runtimeConfig'

/** The releases that pages are rendered from. */
export interface LiveFiles {
  config: RuntimeConfig
  /** Area → absolute path of its file for servers. */
  files: Record<string, string>
}

/** One step of rendering a page: plan it, or render it with their answers. */
export interface PageTask {
  live: LiveFiles
  /** Path and query on the site. */
  url: string
  locale: 'en' | 'hi'
  /** Responses by cache key; absent: only the plan is wanted. */
  answers?: Answers
}

export interface RenderedPage extends PageHead {
  status: number
  /** Escaped HTML. */
  title: string
  html: string
  css: string
}

export interface PageResult {
  /** Whether there is such a page, and the cache keys of its reads. */
  plan?: { status: number; reads: string[] }
  page?: RenderedPage
  /** The page is one that only browsers render. */
  notRendered?: true
}
