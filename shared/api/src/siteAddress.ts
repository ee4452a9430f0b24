import { runtimeConfig } from './runtimeConfig'

// A module of its own: pages that need one address would otherwise load those of certificates, too.

/** The public address of a page, as it is given to others. */
export const addressOnSite = (path: string): string => (runtimeConfig().siteUrl ?? location.origin) + path
