import { circle, group, line, path, rect } from '../../svg'
import { LINE, PAPER, type Palette } from '../palettes'
import type { Random } from '../../random'
import { shadow, type Motif } from './motif'

/** A board of charts on its easel. */
export const dashboard: Motif = (c, random) =>
  group(
    {},
    line('M300 330L268 384M500 330L532 384', c.deep, 10),
    shadow(222, 76, 356, 264),
    rect(222, 68, 356, 264, 16, PAPER),
    bars(c, random),
    donut(c, random.between(0.2, 0.45)),
    trend(c, random),
  )

function bars(c: Palette, random: Random) {
  const heights = [42, 66, 54, 92, 78, 116].map((height) => height + random.between(-10, 8))
  return group(
    {},
    rect(240, 86, 196, 148, 10, c.ground),
    line('M256 216H420', c.tint, 3),
    ...heights.map((height, index) =>
      rect(
        258 + index * 27,
        214 - height,
        18,
        height,
        5,
        index === 5 ? c.accent : index % 2 ? c.main : c.tint,
      ),
    ),
  )
}

function donut(c: Palette, share: number) {
  const around = 2 * Math.PI * 38
  const ring = (colour: string, from: number, length: number) =>
    circle(507, 160, 38, 'none', {
      stroke: colour,
      'stroke-width': 20,
      'stroke-dasharray': `${(length * around).toFixed(1)} ${around.toFixed(1)}`,
      transform: `rotate(${(from * 360 - 90).toFixed(1)} 507 160)`,
    })
  return group(
    {},
    rect(450, 86, 112, 148, 10, c.ground),
    ring(c.tint, 0, 1),
    ring(c.spark, 0, share),
    ring(c.main, share, 0.34),
  )
}

function trend(c: Palette, random: Random) {
  const points = [0, 1, 2, 3, 4, 5].map((index) => [
    262 + index * 56,
    306 - index * 7 - random.between(-9, 9),
  ])
  const d = points.map(([x = 0, y = 0], index) => `${index ? 'L' : 'M'}${x} ${y.toFixed(1)}`).join('')
  const [lastX = 0, lastY = 0] = points.at(-1) ?? []
  return group(
    {},
    line('M248 254H562M248 278H562M248 302H562', LINE, 2),
    path(`${d}V316H262Z`, c.tint, { opacity: 0.35 }),
    line(d, c.main, 5),
    circle(lastX, lastY, 8, c.spark, { stroke: PAPER, 'stroke-width': 3 }),
  )
}

/** Joined points with a bright one in the middle, as a symbol of machine learning. */
export const network: Motif = (c, random) => {
  const columns = [3, 4, 4, 2].map((count, column) =>
    Array.from({ length: count }, (_, row) => ({
      x: 262 + column * 92,
      y: 216 + (row - (count - 1) / 2) * 62 + random.between(-5, 5),
    })),
  )
  const links = columns
    .slice(0, -1)
    .flatMap((from, index) =>
      from.flatMap((a) =>
        (columns[index + 1] ?? []).map((b) => `M${a.x} ${a.y.toFixed(1)}L${b.x} ${b.y.toFixed(1)}`),
      ),
    )
  const colours = [c.tint, c.main, c.accent, c.spark]
  return group(
    {},
    shadow(206, 70, 388, 300),
    rect(206, 62, 388, 300, 22, c.deep),
    line(links.join(''), c.tint, 2, { opacity: 0.45 }),
    ...columns.flatMap((column, index) =>
      column.flatMap(({ x, y }) => [
        circle(x, y, 19, colours[index] as string, { opacity: 0.25 }),
        circle(x, y, 13, colours[index] as string),
        circle(x - 4, y - 4, 4, PAPER, { opacity: 0.6 }),
      ]),
    ),
  )
}

/** Coins that grow into a plant. */
export const savings: Motif = (c) => {
  const stack = (x: number, count: number) =>
    Array.from({ length: count }, (_, index) => coin(x, 376 - index * 17))
  return group(
    {},
    ...stack(284, 4),
    ...stack(364, 7),
    ...stack(444, 10),
    ...stack(524, 13),
    line('M524 156C520 124 528 108 524 86', '#3f7d4f', 6),
    path('M524 128C488 130 472 108 470 86C502 84 522 98 524 128Z', '#4f9a63'),
    path('M525 112C528 82 548 66 580 64C582 94 562 112 525 112Z', '#5fae74'),
    line('M252 290C320 268 372 226 424 158', c.spark, 6, { 'stroke-dasharray': '2 15' }),
    path('M414 140L446 130L440 164Z', c.spark),
  )
}

function coin(x: number, y: number) {
  return group(
    {},
    rect(x - 35, y - 10, 70, 17, 8, '#c98a1d'),
    rect(x - 35, y - 14, 70, 16, 8, '#f3b645'),
    line(`M${x - 20} ${y - 6}H${x + 8}`, '#fbd98c', 4),
  )
}
