import type { Random } from '../random'
import { at, circle, ellipse, group, line, path, rect } from '../svg'
import { PAPER, type Palette } from './palettes'

type Prop = (colours: Palette, random: Random) => string

/** Small things that stand on the desk at (0, 0), beside the subject. */
const plant: Prop = (c) =>
  group(
    {},
    line('M0 -52V-120M0 -70C-22 -84 -30 -104 -32 -124M0 -62C20 -78 30 -96 34 -116', '#3f7d4f', 4),
    ...[
      [0, -132, 0],
      [-35, -128, -28],
      [37, -120, 30],
      [-19, -94, -52],
      [20, -88, 54],
    ].map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn)),
    path('M-30 -56H30L23 0H-23Z', c.spark),
    rect(-34, -62, 68, 14, 4, c.spark),
    path('M6 -48H29L23 0H10Z', '#000000', { opacity: 0.1 }),
  )

function leaf(x: number, y: number, turn: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path('M0 20C-16 8 -14 -16 0 -28C14 -16 16 8 0 20Z', '#4f9a63'),
    path('M0 20C16 8 14 -16 0 -28Z', '#3f8453'),
  )
}

const books: Prop = (c, random) => {
  const colours = [c.deep, c.accent, c.spark, PAPER]
  const count = random.pick([3, 4])
  return group(
    {},
    ...Array.from({ length: count }, (_, index) => {
      const width = 118 - index * 9 + random.between(-6, 6)
      const shift = random.between(-7, 7)
      const y = -22 * (index + 1)
      const colour = colours[index % colours.length] as string
      return group(
        {},
        rect(shift - width / 2, y, width, 22, 4, colour),
        rect(shift - width / 2 + 8, y + 5, width - 8, 12, 2, '#fbf3e2'),
        rect(shift - width / 2 + 14, y, 7, 22, 0, colour === PAPER ? c.tint : PAPER, { opacity: 0.55 }),
      )
    }),
  )
}

const cup: Prop = (c, random) =>
  group(
    {},
    line('M-6 -72C-16 -84 6 -92 -4 -106M12 -72C2 -84 24 -92 14 -106', PAPER, 4, { opacity: 0.7 }),
    line('M26 -46C52 -50 52 -12 22 -16', random.pick([c.accent, PAPER]), 8),
    path('M-30 -62H32L27 -8C26 -2 22 0 17 0H-15C-20 0 -24 -2 -25 -8Z', random.pick([c.accent, PAPER])),
    ellipse(1, -62, 31, 6, c.deep, { opacity: 0.8 }),
  )

const pencils: Prop = (c) =>
  group(
    {},
    ...[
      [-14, -12, c.accent],
      [2, 3, c.spark],
      [16, 14, c.deep],
    ].map(([x, turn, colour]) =>
      group(
        { transform: `translate(${x} -60) rotate(${turn})` },
        rect(-6, -62, 12, 80, 2, String(colour)),
        path('M-6 -62L0 -82L6 -62Z', '#f2d6ae'),
        path('M-2 -75L0 -82L2 -75Z', c.deep),
      ),
    ),
    path('M-32 -66H32L27 0H-27Z', PAPER),
    path('M8 -66H32L27 0H12Z', c.deep, { opacity: 0.1 }),
    rect(-31, -46, 62, 10, 0, c.tint),
  )

const lamp: Prop = (c) =>
  group(
    {},
    path('M18 -146L-78 0H78Z', '#f6c35e', { opacity: 0.26 }),
    ellipse(40, -3, 34, 6, c.deep),
    line('M40 -6L58 -92L14 -150', c.deep, 7),
    circle(58, -92, 7, c.spark),
    path('M-14 -132C-12 -160 20 -176 42 -160L24 -126Z', c.spark),
  )

const globe: Prop = (c) =>
  group(
    {},
    rect(-34, -10, 68, 10, 5, c.deep),
    rect(-4, -30, 8, 24, 0, c.deep),
    line('M-44 -100A50 50 0 1 0 30 -116', c.deep, 6),
    circle(0, -76, 40, c.tint),
    path(
      'M-30 -98C-16 -112 0 -110 4 -98C8 -86 -10 -84 -8 -72C-6 -62 -20 -56 -26 -66C-32 -76 -40 -84 -30 -98Z',
      c.main,
    ),
    path('M12 -70C26 -78 38 -74 36 -62C32 -48 20 -42 12 -48C6 -54 4 -64 12 -70Z', c.main),
  )

const PROPS = { plant, books, cup, pencils, lamp, globe }

/** Draws two different objects on the desk, left and right of the middle. */
export function furnish(colours: Palette, random: Random): string {
  const left = random.pick(['plant', 'books', 'lamp', 'pencils'] as const)
  const right = random.pick(
    (['cup', 'plant', 'globe', 'books', 'pencils'] as const).filter((name) => name !== left),
  )
  const shadow = (x: number) => ellipse(x, 384, 62, 7, colours.deep, { opacity: 0.22 })
  const [x1, x2] = [random.between(96, 122), random.between(694, 716)]
  return (
    shadow(x1) +
    shadow(x2) +
    at(x1, 384, PROPS[left](colours, random)) +
    at(x2, 384, PROPS[right](colours, random))
  )
}
