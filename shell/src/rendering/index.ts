/** Entry of the shell's file for servers: the renderer of pages, and the packages that areas get from the shell. */
export { createPageRenderer, NotRendered } from './pageRenderer'
export { provided, providedForContract } from './provided'
