import { PALETTES } from '../../../courses/media/banner/palettes'
import { at, circle, group, rect } from '../../../courses/media/svg'
import type { PictureTask, ShownMentor } from '../shownOnPictures'
import { TEXTS } from '../texts'
import { brand, chips, COLUMN, LEFT, roundPicture } from './parts'
import { portraitData } from './pictureData'
import { textBlock } from './textBlock'

const COLOURS = PALETTES.teal
const PORTRAIT = 380
const CENTRE = { x: 918, y: 315 }
/** Vertical space in px for name and expertise, between brand and topics. */
const MIDDLE = { top: 150, bottom: 486 }

const NAME = { style: 'display', width: COLUMN, fill: COLOURS.deep } as const
const ABOUT = { style: 'label', width: COLUMN, fill: '#4b575b' } as const

/** Draws the name, expertise and topics of a mentor next to the portrait. */
export async function mentorCard(
  mentor: ShownMentor,
  { locale, uploads }: Pick<PictureTask, 'locale' | 'uploads'>,
): Promise<string> {
  const ring = (radius: number, opacity: number) =>
    circle(CENTRE.x, CENTRE.y, radius, COLOURS.tint, { opacity })
  const portrait = await portraitData(mentor, uploads.portrait, PORTRAIT)
  return group(
    {},
    rect(0, 0, 1200, 630, 0, COLOURS.ground),
    ring(400, 0.25),
    ring(310, 0.35),
    ring(240, 0.5),
    circle(CENTRE.x, CENTRE.y, PORTRAIT / 2 + 10, '#ffffff'),
    roundPicture(portrait, CENTRE.x - PORTRAIT / 2, CENTRE.y - PORTRAIT / 2, PORTRAIT),
    at(LEFT, 56, brand(locale, COLOURS.deep)),
    middle(mentor, TEXTS[locale]),
    at(LEFT, 510, chips(mentor.domains, { ground: COLOURS.deep, text: '#ffffff' })),
  )
}

function middle({ name, expertise, experience }: ShownMentor, texts: (typeof TEXTS)['en']): string {
  const role = textBlock(texts.mentor, { ...ABOUT, style: 'labelBold', fill: '#8a5a0b', sizes: [[26]] })
  const heading = textBlock(name, {
    ...NAME,
    sizes: [
      [72, 68, 64, 60, 56],
      [60, 56, 52, 48],
      [46, 42, 38],
    ],
  })
  const work = textBlock(expertise, {
    ...ABOUT,
    sizes: [
      [30, 28],
      [28, 26],
    ],
  })
  const years = textBlock(experience > 0 ? texts.years(experience) : '', { ...ABOUT, sizes: [[26]] })
  const blocks = [role, heading, work, years].filter(({ height }) => height > 0)
  const gap = 10
  const height = blocks.reduce((sum, block) => sum + block.height + gap, -gap)
  let y = Math.max(MIDDLE.top, (MIDDLE.top + MIDDLE.bottom - height) / 2)
  return group(
    {},
    ...blocks.map((block) => {
      const placed = at(LEFT, y, block.svg)
      y += block.height + gap
      return placed
    }),
  )
}
