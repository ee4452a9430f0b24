import type { Random } from '../random'
import { circle, ellipse, group, line, path, rect } from '../svg'
import type { Palette } from './palettes'

/** Colour of the sun, which is warm in every palette. */
const SUN = '#f6b550'

type Backdrop = (colours: Palette, random: Random) => string

/** Rolling country under a low sun. */
const hills: Backdrop = (c, random) => {
  const sun = random.between(120, 680)
  const lift = random.between(-18, 18)
  return group(
    {},
    circle(sun, 120, 150, c.groundDeep, { opacity: 0.55 }),
    circle(sun, 120, 96, SUN, { opacity: 0.28 }),
    circle(sun, 120, 62, SUN, { opacity: 0.6 }),
    cloud(random.between(60, 240), random.between(50, 90), 1),
    cloud(random.between(520, 700), random.between(60, 120), 0.75),
    path(
      `M0 ${270 + lift}C140 ${200 + lift} 250 ${215 - lift} 400 ${265}S690 ${190 - lift} 800 ${240}V450H0Z`,
      c.groundDeep,
    ),
    path(
      `M0 ${330}C160 ${265 - lift} 330 ${350 + lift} 480 ${308}S700 ${280 + lift} 800 ${318}V450H0Z`,
      c.tint,
      { opacity: 0.75 },
    ),
  )
}

/** A large arch, as of a window, on a quiet wall. */
const arch: Backdrop = (c, random) => {
  const x = random.pick([250, 400, 550])
  return group(
    {},
    dots(c, random.pick([40, 600]), 50),
    path(`M${x - 210} 450V215a210 210 0 0 1 420 0V450Z`, c.groundDeep),
    path(`M${x - 172} 450V218a172 172 0 0 1 344 0V450Z`, c.tint, { opacity: 0.55 }),
    circle(x + random.between(-90, 90), 130, 34, SUN, { opacity: 0.7 }),
  )
}

/** Wide rings that rise behind the scene. */
const rings: Backdrop = (c, random) => {
  const x = random.between(330, 470)
  const ring = (r: number, opacity: number) => circle(x, 380, r, c.tint, { opacity })
  return group(
    {},
    ring(420, 0.22),
    ring(330, 0.28),
    ring(240, 0.36),
    dots(c, random.pick([50, 610]), 60),
    cloud(random.between(70, 200), 70, 0.9),
    cloud(random.between(580, 700), 110, 0.7),
  )
}

/** Two soft shapes that lean into the picture from its corners. */
const leaning: Backdrop = (c, random) => {
  const turn = random.between(-14, 14)
  return group(
    {},
    path(`M0 0H${300 + turn}C330 120 210 150 170 250S90 400 0 390Z`, c.groundDeep),
    path(`M800 450H${430 + turn}C470 350 560 350 610 260S700 90 800 110Z`, c.tint, { opacity: 0.6 }),
    dots(c, 620, 46),
    circle(random.between(90, 180), random.between(80, 130), 40, SUN, { opacity: 0.65 }),
  )
}

const BACKDROPS = [hills, arch, rings, leaning]

export function backdrop(colours: Palette, random: Random): string {
  return rect(0, 0, 800, 450, 0, colours.ground) + random.pick(BACKDROPS)(colours, random)
}

/** Draws the table top below all objects. */
export function desk(c: Palette): string {
  return group(
    {},
    rect(0, 374, 800, 76, 0, c.main),
    rect(0, 374, 800, 10, 0, c.deep, { opacity: 0.18 }),
    line('M60 414H250M300 432H430M560 410H730', c.ground, 3, { opacity: 0.22 }),
  )
}

export function cloud(x: number, y: number, scale: number): string {
  return group(
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`,
      fill: '#ffffff',
      opacity: 0.8,
    },
    ellipse(0, 0, 34, 17, '#ffffff'),
    ellipse(-24, 6, 24, 12, '#ffffff'),
    ellipse(26, 6, 28, 13, '#ffffff'),
  )
}

function dots(c: Palette, x: number, y: number): string {
  const places = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => [column, row] as const))
  return group(
    { opacity: 0.5 },
    ...places.map(([column, row]) => circle(x + column * 24, y + row * 24, 3, c.tint)),
  )
}
