import { SHARE_PICTURE_HEIGHT } from '@mentor-connect/contract/rules/sharePictures'
import { courseBanner, coursePalette } from '../../../courses/media/banner/courseBanner'
import type { Palette } from '../../../courses/media/banner/palettes'
import { at, circle, group, path, rect } from '../../../courses/media/svg'
import type { PictureTask, ShownCourse } from '../shownOnPictures'
import { TEXTS } from '../texts'
import { brand, chips, COLUMN, LEFT, roundPicture, sidePicture } from './parts'
import { portraitData, svgData, uploadData } from './pictureData'
import { textBlock, textLine, type BlockSetting } from './textBlock'

const INK = '#1e2a2e'
const MUTED = '#4b575b'
const PORTRAIT = 76
/** Vertical space in px for subjects, title and description, between brand and mentor. */
const MIDDLE = { top: 146, bottom: 490 }

const sizes = (from: number, to: number) =>
  Array.from({ length: (from - to) / 2 + 1 }, (_, i) => from - 2 * i)
const TITLE: Omit<BlockSetting, 'fill'> = {
  style: 'display',
  width: COLUMN,
  sizes: [sizes(68, 56), sizes(60, 48), sizes(48, 40)],
}
const DESCRIPTION: Omit<BlockSetting, 'sizes'> = { style: 'label', width: COLUMN, fill: MUTED }
/** Vertical space in px for the subjects; below it, the space between title and description. */
const CHIP_SPACE = 62
const GAP = 14

/** Draws the subjects, title, description and mentor of a course next to its picture. */
export async function courseCard(
  course: ShownCourse,
  { locale, uploads }: Pick<PictureTask, 'locale' | 'uploads'>,
): Promise<string> {
  const palette = coursePalette(course.id, course.domains)
  const size = { width: 516, height: SHARE_PICTURE_HEIGHT }
  const uploaded = uploads.banner && (await uploadData(uploads.banner, size))
  return group(
    {},
    rect(0, 0, 1200, 630, 0, palette.ground),
    circle(60, 640, 210, palette.groundDeep, { opacity: 0.35 }),
    sidePicture(uploaded ?? svgData(courseBanner(course.id, course.domains))),
    at(LEFT, 56, brand(locale, palette.deep)),
    middle(course, palette),
    await footer(course, palette, { locale, uploads }),
  )
}

/** Draws subjects, title and description, centred in their space. */
function middle({ title, description, domains }: ShownCourse, palette: Palette): string {
  const heading = textBlock(title, { ...TITLE, fill: palette.deep })
  const room = MIDDLE.bottom - MIDDLE.top - CHIP_SPACE - GAP - heading.height
  const about = textBlock(description, { ...DESCRIPTION, sizes: room > 90 ? [[27], [27, 25]] : [[25]] })
  const labels = domains.length > 0 ? chips(domains, { ground: palette.deep, text: '#ffffff' }) : ''
  const chipHeight = labels ? CHIP_SPACE : 0
  const height = chipHeight + heading.height + (about.height > 0 ? GAP + about.height : 0)
  const top = Math.max(MIDDLE.top, (MIDDLE.top + MIDDLE.bottom - height) / 2)
  return at(
    LEFT,
    top,
    labels,
    at(0, chipHeight, heading.svg),
    at(0, chipHeight + heading.height + GAP, about.svg),
  )
}

async function footer(
  { mentor, lessons, rating }: ShownCourse,
  palette: Palette,
  { locale, uploads }: Pick<PictureTask, 'locale' | 'uploads'>,
): Promise<string> {
  const [x, y] = [LEFT, 514]
  const texts = TEXTS[locale]
  const portrait = await portraitData(mentor, uploads.portrait, PORTRAIT * 2)
  const facts = [
    rating && `${rating.average.toFixed(1)} (${texts.reviews(rating.count)})`,
    texts.lessons(lessons),
  ]
  return group(
    {},
    circle(x + PORTRAIT / 2, y + PORTRAIT / 2, PORTRAIT / 2 + 4, '#ffffff'),
    roundPicture(portrait, x, y, PORTRAIT),
    at(x + 98, y + 33, textLine(mentor.name, 'labelBold', 28, INK, COLUMN - 98)),
    rating ? star(x + 98, y + 47, palette.accent) : '',
    at(x + 98 + (rating ? 32 : 0), y + 67, textLine(facts.filter(Boolean).join(' · '), 'label', 23, MUTED)),
  )
}

/** Draws a star, 24 px wide. */
function star(x: number, y: number, fill: string): string {
  return at(x, y, path('M12 0l3.6 7.9 8.4 1-6.2 5.9 1.6 8.6L12 19.2l-7.4 4.2 1.6-8.6L0 8.9l8.4-1z', fill))
}
