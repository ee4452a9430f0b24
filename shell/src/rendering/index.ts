/** Entry of the shell's bundle for servers: the page renderer, and the packages that the shell provides to areas. */
export { createPageRenderer, NotRendered } from './pageRenderer'
export { provided, providedForContract } from './provided'
