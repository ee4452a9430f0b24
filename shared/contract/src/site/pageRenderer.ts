import type { Locale } from '../api/locales'
import type { Answers, PageHead } from './rendering'

// The contract between the shell's file for servers, which renders pages, and the site server, which runs it.

/** Address of the page that stands for all addresses without a page. */
export const NOT_FOUND_URL = '/page-not-found'
/** Address of the page that stands for all pages that were removed. */
export const REMOVED_URL = '/page-removed'

export interface PageRequest {
  /** Path and query on the site, as they were asked for: `/hi/about`. */
  url: string
  /** The language; a bare path can be in any. */
  locale: Locale
}

export interface PagePlan {
  status: number
  /** Cache keys of the reads that the page is rendered with. */
  reads: string[]
}

export interface RenderedPage extends PageHead {
  status: number
  /** Escaped HTML. */
  title: string
  html: string
  /** Cache keys of reads that the page asked for, but its route does not declare. */
  undeclaredReads?: string[]
  css: string
  /** Version of styled-components that made the rules; only the same version takes them over. */
  cssVersion: string
}

/** Renders pages for visitors. Both methods reject with `NotRendered` for a page that only browsers render. */
export interface PageRenderer {
  /** Says whether there is such a page, and what it is rendered with. */
  plan: (request: PageRequest) => Promise<PagePlan>
  /** @throws what a component throws */
  render: (request: PageRequest, answers: Answers) => Promise<RenderedPage>
}
