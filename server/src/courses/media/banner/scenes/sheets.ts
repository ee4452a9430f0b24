import { circle, ellipse, group, line, path, rect } from '../../svg'
import { PAPER } from '../palettes'
import { FLOOR, type Scene } from './scene'

/** A technical drawing on blue paper. */
export const blueprint: Scene = (c, random) => {
  const step = 40
  const across = Array.from({ length: 20 }, (_, index) => `M${index * step} 0V450`).join('')
  const down = Array.from({ length: 12 }, (_, index) => `M0 ${index * step}H800`).join('')
  const x = random.pick([96, 704])
  return {
    behind:
      rect(0, 0, 800, 450, 0, c.deep) +
      line(across + down, '#ffffff', 1, { opacity: 0.14 }) +
      circle(x, 120, 62, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.5 }) +
      line(`M${x - 82} 120H${x + 82}M${x} 38V202`, '#ffffff', 2, { opacity: 0.5 }) +
      line(`M${800 - x - 60} 90h120v70h-120Z`, '#ffffff', 2, { opacity: 0.5 }) +
      ellipse(400, FLOOR, 250, 22, '#000000', { opacity: 0.3 }) +
      line(`M60 ${FLOOR}H740`, '#ffffff', 3, { opacity: 0.7 }),
  }
}

/** Cut paper in layers. */
export const collage: Scene = (c, random) => {
  const turn = random.between(-10, 10)
  return {
    behind:
      rect(0, 0, 800, 450, 0, c.tint) +
      group(
        { transform: `rotate(${turn.toFixed(1)} 400 225)` },
        rect(-60, 250, 920, 90, 0, c.accent, { opacity: 0.85 }),
        rect(-60, 340, 920, 220, 0, c.main),
      ) +
      circle(random.pick([150, 650]), 130, 96, PAPER, { opacity: 0.9 }) +
      circle(random.pick([250, 560]), 90, 54, c.spark) +
      path('M0 0H130L0 170Z', c.deep) +
      path('M800 0H690L800 150Z', c.deep, { opacity: 0.7 }) +
      ellipse(400, FLOOR + 4, 240, 18, c.deep, { opacity: 0.35 }),
  }
}

/** Flags on a line, and paper in the air. */
export const festival: Scene = (c, random) => {
  const colours = [c.main, c.accent, c.spark, c.deep]
  const flags = Array.from({ length: 12 }, (_, index) => {
    const x = 14 + index * 66
    const y = 34 + Math.sin((index / 11) * Math.PI) * 44
    return path(`M${x.toFixed(1)} ${y.toFixed(1)}h46l-23 46Z`, colours[index % 4]!)
  })
  const pieces = Array.from({ length: 40 }, () =>
    rect(random.between(0, 800), random.between(90, 330), 9, 5, 2, random.pick(colours), { opacity: 0.8 }),
  )
  return {
    behind:
      rect(0, 0, 800, 450, 0, PAPER) +
      circle(400, 300, 270, c.ground) +
      path('M0 30Q400 140 800 30', 'none', { stroke: c.deep, 'stroke-width': 3 }) +
      flags.join('') +
      pieces.join('') +
      rect(0, FLOOR, 800, 66, 0, c.accent) +
      rect(0, FLOOR, 800, 8, 0, c.deep, { opacity: 0.2 }),
  }
}

/** A folded map with a route. */
export const map: Scene = (c, random) => ({
  behind:
    rect(0, 0, 800, 450, 0, '#dcebd8') +
    path('M0 0H230Q190 120 250 210T150 450H0Z', '#bcd9ee') +
    path('M800 70Q690 120 700 230T800 400Z', '#c6ddb4') +
    line('M-10 320Q180 250 330 330T620 260T820 310', '#ffffff', 16) +
    line('M520 -10Q470 130 560 220T540 460', '#ffffff', 12) +
    line(`M90 400Q210 ${random.between(240, 330).toFixed(1)} 340 330T690 130`, c.spark, 6, {
      'stroke-dasharray': '2 16',
    }) +
    path('M690 130c-26 -34 -26 -72 0 -72s26 38 0 72Z', c.spark) +
    circle(690, 84, 9, PAPER) +
    line('M200 0V450M400 0V450M600 0V450', '#000000', 2, { opacity: 0.07 }) +
    ellipse(400, FLOOR + 2, 260, 20, c.deep, { opacity: 0.28 }),
})
