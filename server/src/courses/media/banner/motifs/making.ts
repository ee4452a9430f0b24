import { circle, ellipse, group, line, path, rect } from '../../svg'
import { cloud } from '../backdrops'
import { LINE, PAPER } from '../palettes'
import { shadow, type Motif } from './motif'

/** A drawing board with a curve under the pen, and a choice of colours. */
export const artboard: Motif = (c, random) => {
  const bend = random.between(-16, 16)
  return group(
    {},
    shadow(220, 78, 300, 270),
    rect(220, 70, 300, 270, 12, PAPER),
    line('M250 340L220 384M490 340L520 384', c.deep, 10),
    circle(300, 158, 54, c.tint),
    rect(352, 120, 92, 92, 14, c.accent, { opacity: 0.9, transform: 'rotate(9 398 166)' }),
    path('M262 300L318 214L374 300Z', c.spark, { opacity: 0.92 }),
    line(`M262 262C330 ${150 + bend} 400 ${330 - bend} 482 214`, c.deep, 6),
    line(`M262 262L318 ${196 + bend}M482 214L424 ${278 - bend}`, c.main, 3),
    ...[
      [262, 262],
      [482, 214],
    ].map(([x = 0, y = 0]) => rect(x - 8, y - 8, 16, 16, 2, PAPER, { stroke: c.main, 'stroke-width': 4 })),
    circle(318, 196 + bend, 7, c.main),
    circle(424, 278 - bend, 7, c.main),
    pen(c.deep, c.accent),
    ...[c.main, c.accent, c.spark, c.tint, c.deep].map((fill, index) =>
      circle(588, 126 + index * 48, 18, fill, { stroke: PAPER, 'stroke-width': 5 }),
    ),
  )
}

function pen(deep: string, accent: string) {
  return group(
    { transform: 'translate(483 212) rotate(16)' },
    path('M0 0L-20 -44C-12 -62 -12 -74 -14 -84H14C12 -74 12 -62 20 -44Z', deep),
    line('M0 -4V-40', PAPER, 3),
    circle(0, -44, 6, PAPER),
    rect(-17, -104, 34, 22, 4, accent),
    rect(-15, -176, 30, 72, 6, deep),
  )
}

/** Servers among clouds. */
export const cloudServers: Motif = (c, random) =>
  group(
    {},
    path('M276 262a66 66 0 0 1 10 -131a92 92 0 0 1 176 -16a76 76 0 0 1 66 147Z', PAPER),
    path('M276 262a66 66 0 0 1 -20 -8C340 250 450 250 560 250a76 76 0 0 1 -32 12Z', c.groundDeep),
    line('M340 262V300M400 262V300M460 262V300', c.deep, 6, { 'stroke-dasharray': '2 12' }),
    line('M400 212V150M376 174L400 150L424 174', c.main, 11),
    ...[0, 1].map((row) =>
      group(
        {},
        rect(276, 300 + row * 42, 248, 38, 9, c.deep),
        ...[c.accent, random.pick([c.spark, c.tint]), c.tint].map((fill, index) =>
          circle(300 + index * 22, 319 + row * 42, 6, fill),
        ),
        line(`M410 ${319 + row * 42}H500`, c.tint, 6, { opacity: 0.5 }),
      ),
    ),
    cloud(214, 214, 1),
    cloud(596, 150, 1.2),
  )

/** A shield with a lock. */
export const shield: Motif = (c) =>
  group(
    {},
    ellipse(400, 385, 110, 8, c.deep, { opacity: 0.25 }),
    path(
      'M406 66C450 98 498 108 536 108C540 230 508 328 406 384C304 328 272 230 276 108C314 108 362 98 406 66Z',
      '#14201e',
      { opacity: 0.13 },
    ),
    path(
      'M400 56C444 88 492 98 530 98C534 222 502 322 400 380C298 322 266 222 270 98C308 98 356 88 400 56Z',
      c.deep,
    ),
    path(
      'M400 82C438 106 474 116 508 118C508 218 480 302 400 352C320 302 292 218 292 118C326 116 362 106 400 82Z',
      c.main,
    ),
    path('M400 82C438 106 474 116 508 118C508 218 480 302 400 352Z', c.deep, { opacity: 0.25 }),
    line('M370 206V178a30 30 0 0 1 60 0V206', PAPER, 13),
    rect(350, 204, 100, 80, 14, c.accent),
    circle(400, 236, 11, c.deep),
    rect(395, 238, 10, 26, 5, c.deep),
    ...[
      [226, 130],
      [574, 150],
      [232, 260],
      [572, 270],
    ].map(([x = 0, y = 0], index) => circle(x, y, 14, [c.accent, c.spark, c.tint, c.main][index] as string)),
  )

/** A loudspeaker and its sound waves. */
export const megaphone: Motif = (c) =>
  group(
    {},
    ellipse(370, 385, 140, 8, c.deep, { opacity: 0.25 }),
    group(
      { transform: 'rotate(-12 380 230)' },
      path('M286 262H338L356 356C358 368 350 376 340 376H322C312 376 306 370 304 362Z', c.deep),
      path(
        'M244 198H330C390 190 440 160 480 112V350C440 302 390 272 330 264H244a33 33 0 0 1 0 -66Z',
        c.spark,
      ),
      path('M244 264a33 33 0 0 1 -33 -33C300 236 400 240 480 236V350C440 302 390 272 330 264Z', '#000000', {
        opacity: 0.1,
      }),
      ellipse(480, 231, 24, 119, c.deep),
      ellipse(482, 231, 13, 96, c.accent),
    ),
    line('M548 130C562 148 568 170 566 194M586 98C610 132 618 170 612 214', c.main, 10),
    rect(520, 262, 116, 70, 12, PAPER),
    path('M548 286c8 -12 24 -4 20 8c-2 8 -12 14 -20 20c-8 -6 -18 -12 -20 -20c-4 -12 12 -20 20 -8Z', c.spark),
    line('M586 290H616M586 308H606', LINE, 7),
  )

/** Sheets, a calculator and a pencil: the office at work. */
export const office: Motif = (c) => {
  const cells = [0, 1, 2, 3, 4, 5].flatMap((row) => [0, 1, 2, 3].map((column) => [row, column] as const))
  return group(
    {},
    shadow(222, 72, 290, 274),
    rect(222, 64, 290, 274, 12, PAPER),
    path('M222 76a12 12 0 0 1 12 -12H500a12 12 0 0 1 12 12V104H222Z', c.main),
    line('M242 84H340', PAPER, 8),
    ...cells.map(([row, column]) =>
      rect(238 + column * 66, 120 + row * 34, 60, 28, 4, fillOf(row, column, c)),
    ),
    line('M230 338L222 384M504 338L512 384', c.deep, 9),
    rect(500, 218, 116, 166, 14, c.deep),
    rect(514, 232, 88, 36, 6, c.groundDeep),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) =>
        circle(530 + column * 28, 292 + row * 30, 9, row === 2 && column === 2 ? c.accent : c.tint),
      ),
    ),
  )
}

function fillOf(row: number, column: number, c: Parameters<Motif>[0]) {
  if (row === 0) return c.groundDeep
  if (column === 3) return row % 2 ? c.accent : c.tint
  return row === 3 && column === 1 ? c.spark : c.ground
}
