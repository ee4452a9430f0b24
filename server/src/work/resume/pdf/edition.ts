import type { Locale } from '@mentor-connect/contract/api/locales'

/** Everything on which the file of a résumé depends, apart from the résumé. */
export interface Edition {
  language: Locale
  /** URL of the site, where certificates are checked. */
  siteUrl: string
}
