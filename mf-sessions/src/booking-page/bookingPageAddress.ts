import { runtimeConfig } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'

/** The whole address of a booking page, as it is given to others. */
export const bookingPageAddress = (slug: string): string =>
  (runtimeConfig().siteUrl ?? location.origin) + paths.bookingPage(slug)
