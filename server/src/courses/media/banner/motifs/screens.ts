import { at, circle, group, line, path, rect } from '../../svg'
import { LINE, PAPER, type Palette } from '../palettes'
import type { Motif } from './motif'
import { shadow } from './motif'

/** A page taking shape in a browser, with its code beside it. */
export const webPage: Motif = (c, random) => {
  const flipped = random.chance(0.5)
  return group(
    {},
    shadow(232, 88, 340, 284),
    rect(232, 80, 340, 284, 14, PAPER),
    path('M232 94a14 14 0 0 1 14-14H558a14 14 0 0 1 14 14V116H232Z', c.deep),
    ...[c.spark, c.accent, c.tint].map((fill, index) => circle(254 + index * 20, 98, 6, fill)),
    rect(330, 90, 210, 16, 8, PAPER, { opacity: 0.22 }),
    at(0, 0, pictureOf(c, flipped ? 404 : 250), ...words(c, flipped ? 252 : 412)),
    ...[252, 357, 462].map((x, index) =>
      group(
        {},
        rect(x, 268, 92, 76, 8, c.ground),
        circle(x + 22, 292, 11, [c.main, c.accent, c.spark][index] as string),
        line(`M${x + 44} 290H${x + 78}M${x + 14} 318H${x + 76}M${x + 14} 331H${x + 56}`, c.tint, 5),
      ),
    ),
    codeCard(c, 486, 222),
  )
}

function pictureOf(c: Palette, x: number) {
  return group(
    {},
    rect(x, 132, 148, 120, 8, c.groundDeep),
    circle(x + 106, 168, 18, c.accent),
    path(`M${x} 252V224L${x + 46} 182L${x + 84} 222L${x + 108} 200L${x + 148} 238V252Z`, c.main),
  )
}

function words(c: Palette, x: number) {
  return [
    line(`M${x + 4} 144H${x + 128}`, c.deep, 11),
    line(`M${x + 4} 170H${x + 138}M${x + 4} 186H${x + 120}M${x + 4} 202H${x + 132}`, LINE, 6),
    rect(x, 220, 78, 26, 13, c.accent),
  ]
}

export function codeCard(c: Palette, x: number, y: number) {
  return group(
    { transform: `translate(${x} ${y})` },
    rect(5, 9, 146, 132, 14, c.deep, { opacity: 0.22 }),
    rect(0, 0, 146, 132, 14, c.deep),
    line('M46 30L28 46L46 62M100 30L118 46L100 62M82 24L64 68', c.accent, 7),
    line('M26 88H64M76 88H118', c.tint, 6),
    line('M38 108H82M94 108H106', c.spark, 6),
  )
}

/** A laptop with a program on it. */
export const terminal: Motif = (c, random) => {
  const rows = Array.from({ length: 7 }, (_, index) => {
    const indent = [0, 22, 44, 44, 22, 44, 0][index] as number
    const first = random.between(34, 70)
    const colour = random.pick([c.tint, c.accent, PAPER])
    const x = 300 + indent
    return line(
      `M${x} ${142 + index * 24}h${first.toFixed(0)}m16 0h${random.between(24, 72).toFixed(0)}`,
      colour,
      7,
    )
  })
  return group(
    {},
    shadow(244, 96, 312, 236),
    rect(244, 88, 312, 236, 16, c.deep),
    rect(258, 102, 284, 208, 8, '#1d2733'),
    ...[c.spark, c.accent, c.tint].map((fill, index) => circle(276 + index * 16, 118, 4.5, fill)),
    line('M276 138l8 7l-8 7', c.spark, 4),
    ...rows,
    path('M196 326H604L588 366C586 372 580 376 572 376H228C220 376 214 372 212 366Z', '#d9dde2'),
    path('M196 326H604L601 336H199Z', '#b9c0c8'),
    rect(356, 348, 88, 16, 8, '#c3c9d0'),
  )
}

/** A phone among the cards of its app. */
export const phone: Motif = (c, random) => {
  const tilt = random.between(-7, 7)
  return group(
    {},
    card(c, 196, 138, c.accent),
    card(c, 484, 206, c.spark),
    group(
      { transform: `rotate(${tilt.toFixed(1)} 400 220)` },
      shadow(320, 66, 160, 308),
      rect(320, 58, 160, 312, 26, c.deep),
      rect(331, 70, 138, 288, 17, PAPER),
      path('M331 87a17 17 0 0 1 17-17H452a17 17 0 0 1 17 17V166H331Z', c.main),
      circle(400, 120, 24, PAPER),
      path('M391 121l7 8l13-16', 'none', { stroke: c.main, 'stroke-width': 5, 'stroke-linecap': 'round' }),
      ...[190, 234, 278].map((y, index) =>
        group(
          {},
          rect(344, y - 14, 32, 32, 9, [c.accent, c.spark, c.tint][index] as string),
          line(`M388 ${y - 4}H452`, c.deep, 6, { opacity: 0.75 }),
          line(`M388 ${y + 10}H432`, LINE, 6),
        ),
      ),
      rect(344, 314, 112, 28, 14, c.accent),
      rect(378, 63, 44, 5, 2.5, '#000000', { opacity: 0.35 }),
    ),
  )
}

function card(c: Palette, x: number, y: number, colour: string) {
  return group(
    {},
    shadow(x, y, 118, 84),
    rect(x, y - 6, 118, 84, 12, PAPER),
    circle(x + 28, y + 22, 14, colour),
    line(`M${x + 52} ${y + 16}H${x + 98}M${x + 52} ${y + 30}H${x + 82}`, c.tint, 6),
    line(`M${x + 16} ${y + 56}H${x + 100}`, LINE, 6),
  )
}
