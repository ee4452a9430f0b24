import { circle, ellipse, group, line, path, rect } from '../../svg'
import { LINE, PAPER, type Palette } from '../palettes'
import { shadow, type Motif } from './motif'

/** A résumé, read through a magnifying glass, next to a briefcase. */
export const resume: Motif = (c, random) => {
  const tilt = random.between(-6, 3)
  return group(
    {},
    briefcase(c),
    group(
      { transform: `rotate(${tilt.toFixed(1)} 350 220)` },
      shadow(262, 62, 204, 290),
      rect(262, 54, 204, 290, 12, PAPER),
      circle(306, 100, 24, c.groundDeep),
      circle(306, 94, 9, c.main),
      path('M288 116a18 15 0 0 1 36 0a24 24 0 0 1 -36 0Z', c.main),
      line('M346 90H440', c.deep, 9),
      line('M346 110H412', c.tint, 6),
      ...[150, 206, 262].flatMap((y) => [
        line(`M282 ${y}H336`, c.main, 7),
        line(`M282 ${y + 18}H444M282 ${y + 32}H424`, LINE, 6),
      ]),
      rect(282, 310, 60, 16, 8, c.ground),
      rect(350, 310, 46, 16, 8, c.ground),
    ),
    glass(c, 452, 196),
  )
}

function briefcase(c: Palette) {
  return group(
    {},
    ellipse(520, 384, 110, 8, c.deep, { opacity: 0.25 }),
    line('M486 270V254a14 14 0 0 1 14-14H548a14 14 0 0 1 14 14V270', c.deep, 10),
    rect(424, 268, 200, 116, 14, c.spark),
    path('M424 282a14 14 0 0 1 14-14H610a14 14 0 0 1 14 14V322C560 342 488 342 424 322Z', '#000000', {
      opacity: 0.13,
    }),
    rect(508, 316, 32, 26, 6, c.accent),
  )
}

function glass(c: Palette, x: number, y: number) {
  return group(
    {},
    line(`M${x + 30} ${y + 30}L${x + 70} ${y + 74}`, c.deep, 14),
    circle(x, y, 44, '#ffffff', { opacity: 0.45 }),
    circle(x, y, 44, 'none', { stroke: c.deep, 'stroke-width': 10 }),
    line(`M${x - 20} ${y + 2}l14 15l26 -31`, c.main, 9),
    line(`M${x - 30} ${y - 14}A33 33 0 0 1 ${x - 14} ${y - 29}`, '#ffffff', 5),
  )
}

/** A path that winds up a mountain to its flag. */
export const summit: Motif = (c) =>
  group(
    {},
    path('M150 384L292 176L356 250L452 92L650 384Z', c.main),
    path('M452 92L650 384H508C478 320 512 262 470 214C452 190 474 140 452 92Z', c.deep, { opacity: 0.35 }),
    path('M292 176L328 218L306 214L290 236L272 206Z', PAPER),
    path('M452 92L500 163L472 152L452 184L430 150L416 152Z', PAPER),
    line('M330 384C400 366 470 352 430 326S336 300 396 274S474 250 440 224S432 196 450 172', c.accent, 9, {
      'stroke-dasharray': '1 17',
    }),
    line('M452 94V30', c.deep, 6),
    path('M455 32C478 20 492 46 522 34V68C492 80 478 54 455 66Z', c.spark),
    ...[196, 226, 582, 612].map((x, index) => tree(x, 384, index % 2 ? 0.8 : 1)),
  )

function tree(x: number, y: number, scale: number) {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    rect(-4, -16, 8, 16, 2, '#7a5233'),
    path('M0 -86L24 -42H12L30 -12H-30L-12 -42H-24Z', '#4f9a63'),
    path('M0 -86L24 -42H12L30 -12H0Z', '#3f8453'),
  )
}

/** A compass rose with a bright needle. */
export const compass: Motif = (c, random) => {
  const turn = random.between(18, 62)
  const ticks = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI
    const inner = index % 6 === 0 ? 96 : 106
    const end = (r: number) =>
      `${(400 + r * Math.cos(angle)).toFixed(1)} ${(218 + r * Math.sin(angle)).toFixed(1)}`
    return `M${end(inner)}L${end(114)}`
  })
  return group(
    {},
    ellipse(400, 384, 130, 9, c.deep, { opacity: 0.25 }),
    path('M338 340H462L486 384H314Z', c.deep),
    circle(406, 228, 150, '#14201e', { opacity: 0.13 }),
    circle(400, 218, 150, c.deep),
    circle(400, 218, 134, c.accent),
    circle(400, 218, 124, PAPER),
    line(ticks.join(''), c.deep, 4),
    circle(400, 218, 76, c.ground),
    group(
      { transform: `rotate(${turn.toFixed(1)} 400 218)` },
      path('M400 112L422 218H378Z', c.spark),
      path('M400 112L422 218H400Z', '#000000', { opacity: 0.15 }),
      path('M400 324L422 218H378Z', c.main),
      path('M400 324L378 218H400Z', '#000000', { opacity: 0.15 }),
    ),
    circle(400, 218, 13, c.deep),
    circle(400, 218, 5, c.accent),
  )
}
