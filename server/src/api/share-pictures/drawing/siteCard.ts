import type { Locale } from '@mentor-connect/contract/api/locales'
import { courseBanner } from '../../../courses/media/banner/courseBanner'
import { at, circle, group, rect } from '../../../courses/media/svg'
import { TEXTS } from '../texts'
import { brand, COLUMN, LEFT, sidePicture } from './parts'
import { svgData } from './pictureData'
import { textBlock } from './textBlock'

/** Draws the share picture for all pages that have no picture of their own. */
export function siteCard(locale: Locale): string {
  const { tagline, promise } = TEXTS[locale]
  const heading = textBlock(tagline, {
    style: 'display',
    width: COLUMN,
    sizes: [[60], [60], [58, 54]],
    fill: '#ffffff',
  })
  const about = textBlock(promise, { style: 'label', width: COLUMN, sizes: [[28], [28]], fill: '#cfe9e3' })
  const top = 350 - (heading.height + 24 + about.height) / 2
  return group(
    {},
    rect(0, 0, 1200, 630, 0, '#084d45'),
    circle(40, 660, 260, '#0b6459'),
    sidePicture(svgData(courseBanner('mentor-connect', ['Career']))),
    at(LEFT, 56, brand(locale, '#ffffff')),
    at(LEFT, top, heading.svg, at(0, heading.height + 24, about.svg)),
  )
}
