import type { Locale } from '../api/locales'
import type { Answers, PageHead } from './rendering'

// The contract between the shell's bundle for servers, which renders pages, and the site server, which runs that
// bundle.

/** Address of the page that is shown for every address without a page. */
export const NOT_FOUND_URL = '/page-not-found'
/** Address of the page that is shown for every page that was removed. */
export const REMOVED_URL = '/page-removed'

export interface PageRequest {
  /** Requested path and query on the site: `/hi/about`. */
  url: string
  /** Language in which to render. An address without a language prefix can be rendered in any language. */
  locale: Locale
}

export interface PagePlan {
  status: number
  /** Cache keys of the reads whose responses are needed for rendering the page. */
  reads: string[]
}

export interface RenderedPage extends PageHead {
  status: number
  /** Title as escaped HTML. */
  title: string
  html: string
  /** Cache keys of reads that the page requested although its route does not declare them. */
  undeclaredReads?: string[]
  css: string
  /** Version of styled-components that created the rules. Only the same version can continue to use them. */
  cssVersion: string
}

/** Renders pages for visitors. Both methods reject with `NotRendered` if only browsers can render the page. */
export interface PageRenderer {
  /** Returns whether the page exists and which reads are needed for rendering it. */
  plan: (request: PageRequest) => Promise<PagePlan>
  /**
   * Renders the page.
   * @throws the error that a component throws
   */
  render: (request: PageRequest, answers: Answers) => Promise<RenderedPage>
}
