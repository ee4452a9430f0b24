import { at, circle, ellipse, group, line, path, rect } from '../../svg'
import { LINE, PAPER, type Palette } from '../palettes'
import { shadow, type Motif } from './motif'

/** A bright bulb above an open book. */
export const bulb: Motif = (c) =>
  group(
    {},
    ...[0, 45, 90, 135, 180, 225, 270, 315]
      .filter((angle) => angle !== 90)
      .map((angle) => group({ transform: `rotate(${angle} 400 160)` }, line('M516 160H546', c.accent, 9))),
    circle(400, 160, 104, c.accent, { opacity: 0.25 }),
    path(
      'M400 76a82 82 0 0 0 -50 147C362 233 366 244 366 256H434C434 244 438 233 450 223A82 82 0 0 0 400 76Z',
      c.accent,
    ),
    path('M400 76A82 82 0 0 1 450 223C438 233 434 244 434 256H414C420 200 440 130 400 76Z', '#000000', {
      opacity: 0.08,
    }),
    line('M374 164C374 142 400 142 400 166S426 190 426 164M400 176V256', PAPER, 5),
    line('M352 130A56 56 0 0 1 376 104', PAPER, 8, { opacity: 0.85 }),
    rect(368, 258, 64, 14, 7, c.deep),
    rect(374, 274, 52, 12, 6, c.deep),
    openBook(c),
  )

function openBook(c: Palette) {
  return group(
    {},
    ellipse(400, 386, 190, 9, c.deep, { opacity: 0.25 }),
    path(
      'M400 346C352 318 276 316 222 332V384C276 368 352 368 400 386C448 368 524 368 578 384V332C524 316 448 318 400 346Z',
      c.deep,
    ),
    path('M400 338C352 308 284 304 232 318V372C284 358 352 360 400 380Z', PAPER),
    path('M400 338C448 308 516 304 568 318V372C516 358 448 360 400 380Z', '#f4ecdc'),
    line('M258 330C300 324 344 332 378 348M258 346C300 340 344 346 378 362', LINE, 5),
    line('M542 330C500 324 456 332 422 348M542 346C500 340 456 346 422 362', '#e0d5c0', 5),
  )
}

/** A ladder to a star, step by step. */
export const ladder: Motif = (c, random) => {
  const lean = random.between(8, 14)
  const steps = Array.from({ length: 7 }, (_, index) => `M352 ${346 - index * 40}H448`)
  return group(
    {},
    ...[
      [212, 60],
      [286, 100],
    ].map(([x = 0, height = 0]) => block(x, height, c.tint, c)),
    block(470, 128, c.accent, c),
    block(544, 84, c.spark, c),
    group(
      { transform: `rotate(${lean.toFixed(1)} 400 384)` },
      line('M352 374V80M448 368V80', c.deep, 12),
      line(steps.join(''), c.main, 11),
    ),
    star(468, 62, 44, c.accent),
    star(552, 120, 17, c.spark),
    star(372, 60, 13, c.main),
  )
}

function block(x: number, height: number, colour: string, c: Palette) {
  return group(
    {},
    rect(x, 384 - height, 66, height, 8, colour),
    line(`M${x + 16} ${400 - height}H${x + 50}`, PAPER, 5, { opacity: 0.6 }),
    path(`M${x + 46} ${384 - height}h12a8 8 0 0 1 8 8V384h-20Z`, c.deep, { opacity: 0.1 }),
  )
}

function star(x: number, y: number, r: number, colour: string) {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2
    const radius = index % 2 ? r * 0.46 : r
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return at(
    x,
    y,
    path(`M${points.join('L')}Z`, colour, {
      stroke: colour,
      'stroke-width': r / 6,
      'stroke-linejoin': 'round',
    }),
  )
}

/** Two people's words meeting. */
export const conversation: Motif = (c) =>
  group(
    {},
    shadow(196, 84, 258, 150),
    path(
      'M222 76H428a26 26 0 0 1 26 26V200a26 26 0 0 1 -26 26H300L250 270V226H222a26 26 0 0 1 -26 -26V102a26 26 0 0 1 26 -26Z',
      c.main,
    ),
    line('M232 122H406M232 150H416M232 178H352', PAPER, 9, { opacity: 0.9 }),
    path(
      'M386 196H590a26 26 0 0 1 26 26V318a26 26 0 0 1 -26 26H566V386L518 344H386a26 26 0 0 1 -26 -26V222a26 26 0 0 1 26 -26Z',
      PAPER,
    ),
    ...[c.spark, c.accent, c.main].map((fill, index) => circle(440 + index * 48, 270, 15, fill)),
  )

/** Flask and atom. */
export const laboratory: Motif = (c) =>
  group(
    {},
    ellipse(330, 385, 100, 8, c.deep, { opacity: 0.25 }),
    path('M302 84H358V188L424 346C432 366 420 384 400 384H260C240 384 228 366 236 346L302 188Z', PAPER, {
      opacity: 0.92,
    }),
    path(
      'M274 258C310 242 346 276 388 258L424 346C432 366 420 384 400 384H260C240 384 228 366 236 346Z',
      c.spark,
    ),
    rect(292, 72, 76, 20, 10, c.deep),
    circle(300, 320, 13, PAPER, { opacity: 0.7 }),
    circle(352, 344, 9, PAPER, { opacity: 0.7 }),
    circle(340, 298, 7, PAPER, { opacity: 0.7 }),
    circle(332, 220, 8, c.accent),
    ...[0, 60, 120].map((turn) =>
      ellipse(532, 190, 104, 40, 'none', {
        stroke: c.deep,
        'stroke-width': 7,
        transform: `rotate(${turn} 532 190)`,
      }),
    ),
    circle(532, 190, 22, c.accent),
    circle(636, 190, 10, c.spark),
    circle(480, 100, 10, c.main),
    circle(480, 280, 10, c.spark),
  )
