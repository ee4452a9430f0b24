import { BRAND } from '@mentor-connect/contract/rules/brand'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '@mentor-connect/contract/rules/sharePictures'
import { at, circle, group, line, path, rect, shape } from '../../../courses/media/svg'
import { textLine, textWidth } from './textBlock'

/** Left edge of the text, in px. */
export const LEFT = 72
/** Width of the text column, in px. */
export const COLUMN = 556

const CHIP_SIZE = 24
const CHIP_PADDING = 20
const CHIP_HEIGHT = 46

/** Draws the brand sign and name with the top left corner at 0, 0. */
export function brand(locale: Locale, color: string): string {
  return group({}, sign(56), at(72, 39, textLine(BRAND[locale], 'labelBold', 30, color)))
}

function sign(size: number): string {
  return group(
    { transform: `scale(${size / 40})` },
    rect(0, 0, 40, 40, 11, '#0b6459'),
    circle(14, 14.5, 4.5, '#ffffff'),
    circle(27, 18.5, 3.5, '#f0a028'),
    line(
      'M6.5 31c0-6 3.4-9.5 7.5-9.5 4.6 0 6.6 3 8 5.2C23.3 24.6 25 24 27 24c3.6 0 6.5 2.8 6.5 7',
      '#ffffff',
      3,
    ),
  )
}

export interface ChipColours {
  ground: string
  text: string
}

/** Draws a row of labels with the top left corner at 0, 0: as many as fit in the width. */
export function chips(labels: string[], { ground, text }: ChipColours, width = COLUMN): string {
  let x = 0
  return group(
    {},
    ...labels.map((label) => {
      const wide = Math.min(textWidth(label, 'labelBold', CHIP_SIZE) + 2 * CHIP_PADDING, width)
      if (x + wide > width) return ''
      const chip = at(
        x,
        0,
        rect(0, 0, wide, CHIP_HEIGHT, CHIP_HEIGHT / 2, ground),
        at(CHIP_PADDING, 31, textLine(label, 'labelBold', CHIP_SIZE, text, wide - 2 * CHIP_PADDING + 1)),
      )
      x += wide + 12
      return chip
    }),
  )
}

/**
 * Draws a picture in a circle.
 *
 * @param data URL of the picture
 */
export function roundPicture(data: string, x: number, y: number, size: number): string {
  const radius = size / 2
  const clip = circle(x + radius, y + radius, radius, '#000000')
  return clippedPicture('round', clip, data, { x, y, width: size, height: size })
}

/**
 * Draws a picture on the right side, with a curved left edge.
 *
 * @param data URL of the picture
 */
export function sidePicture(data: string): string {
  const [x, width, height] = [684, SHARE_PICTURE_WIDTH - 684, SHARE_PICTURE_HEIGHT]
  const edge = `M${x + 64} 0C${x - 22} ${height * 0.32} ${x - 22} ${height * 0.68} ${x + 64} ${height}`
  const clip = path(`${edge}H${x + width}V0Z`, '#000000')
  return clippedPicture('side', clip, data, { x, y: 0, width, height }) + line(edge, '#ffffff', 8)
}

function clippedPicture(
  id: string,
  clip: string,
  data: string,
  place: Record<'x' | 'y' | 'width' | 'height', number>,
): string {
  const image = shape('image', {
    ...place,
    preserveAspectRatio: 'xMidYMid slice',
    'clip-path': `url(#${id})`,
    href: data,
  })
  return `<clipPath id="${id}">${clip}</clipPath>${image}`
}
