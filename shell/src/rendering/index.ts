/** Entry of the shell's file for servers: the renderer of pages, and the packages that areas get from the shell. */
export { createPageRenderer, NotRendered } from './pageRenderer'
export type { PagePlan, PageRequest, RenderedPage } from './pageRenderer'
export type { Exposes } from './areasOnServer'
export { provided } from './provided'
