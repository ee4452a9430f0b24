import { getSitePicture } from '@mentor-connect/contract/api/sharePictures'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { pictureVersion } from '@mentor-connect/contract/rules/sharePictures'
import type { SharePicture } from '@mentor-connect/contract/site/rendering'
import { fileUrl } from './call'

/** Version of the drawing, increased when the drawing changes so that caches are bypassed. */
const DRAWING = 1

/**
 * URL of a picture that link previews show.
 *
 * @param path of the endpoint, with its parameters filled in
 * @param shown everything that the picture shows; a change of it bypasses caches
 */
export function sharePictureUrl(path: string, locale: Locale, shown: unknown[]): string {
  const query = new URLSearchParams({ locale, v: pictureVersion([DRAWING, ...shown]) })
  return fileUrl(`${path}?${query}`)
}

/** The picture for pages without a picture of their own. */
export function sitePicture(locale: Locale): SharePicture {
  return { url: sharePictureUrl(getSitePicture.path, locale, []), alt: BRAND[locale] }
}
