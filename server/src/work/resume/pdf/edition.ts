import type { Locale } from '@mentor-connect/contract/api/locales'

/** The inputs, besides the résumé itself, that determine its file. */
export interface Edition {
  language: Locale
  /** URL of the site, where certificates are checked. */
  siteUrl: string
}
