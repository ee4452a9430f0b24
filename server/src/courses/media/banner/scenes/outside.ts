import { circle, ellipse, line, path, rect } from '../../svg'
import { cloud } from '../backdrops'
import { FLOOR, type Scene } from './scene'

/** A roof at night, above the lights of a city. */
export const night: Scene = (c, random) => {
  const stars = Array.from({ length: 34 }, () =>
    circle(random.between(0, 800), random.between(0, 220), random.between(1, 2.6), '#ffffff', {
      opacity: 0.8,
    }),
  )
  const houses = Array.from({ length: 11 }, (_, index) => {
    const height = random.between(70, 190)
    const x = index * 76 - 10
    const lights = [18, 40].map((dx) =>
      rect(x + dx, FLOOR - height + 20 + random.between(0, 26), 10, 14, 1, '#f6cf7a', { opacity: 0.9 }),
    )
    return rect(x, FLOOR - height, 70, height, 2, '#1d2440') + lights.join('')
  })
  const moon = random.between(90, 710)
  return {
    behind:
      rect(0, 0, 800, 450, 0, '#2b3566') +
      rect(0, 210, 800, 240, 0, c.deep, { opacity: 0.45 }) +
      stars.join('') +
      circle(moon, 78, 40, '#f7ecd0') +
      circle(moon + 16, 70, 34, '#2b3566') +
      houses.join('') +
      rect(0, FLOOR, 800, 66, 0, c.main),
  }
}

/** A meadow with trees and flowers. */
export const garden: Scene = (c, random) => {
  const tree = (x: number, scale: number) =>
    rect(x - 7, FLOOR - 90 * scale, 14, 90 * scale, 4, '#7a5233') +
    circle(x, FLOOR - 130 * scale, 62 * scale, '#5fa368') +
    circle(x - 34 * scale, FLOOR - 96 * scale, 44 * scale, '#4f9a63') +
    circle(x + 36 * scale, FLOOR - 100 * scale, 46 * scale, '#6fb077')
  const flowers = Array.from({ length: 18 }, () =>
    circle(
      random.between(10, 790),
      random.between(400, 440),
      random.between(3, 6),
      random.pick([c.spark, c.accent, '#ffffff']),
    ),
  )
  return {
    behind:
      rect(0, 0, 800, 450, 0, '#dff0f7') +
      circle(random.between(120, 680), 86, 46, '#f6b550', { opacity: 0.8 }) +
      cloud(random.between(60, 300), 80, 1) +
      cloud(random.between(480, 740), 118, 0.8) +
      ellipse(180, 400, 330, 110, '#b9d9a6') +
      ellipse(640, 404, 340, 130, '#a6cd95') +
      tree(random.between(60, 110), 1) +
      tree(random.between(690, 750), 0.85) +
      rect(0, FLOOR - 8, 800, 80, 0, '#7fb56f') +
      flowers.join(''),
  }
}

/** Waves under a low sun; the subject floats on planks. */
export const sea: Scene = (c, random) => {
  const wave = (y: number, shift: number, fill: string, opacity: number) =>
    path(
      `M${-80 + shift} ${y}q50 -26 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V450H${-80 + shift}Z`,
      fill,
      { opacity },
    )
  const sun = random.between(200, 600)
  return {
    behind:
      rect(0, 0, 800, 450, 0, '#fdeccf') +
      circle(sun, 190, 120, '#f6b550', { opacity: 0.3 }) +
      circle(sun, 190, 76, '#f6b550', { opacity: 0.8 }) +
      wave(236, random.between(-60, 0), c.tint, 0.8) +
      wave(290, random.between(-60, 0), c.main, 0.55) +
      rect(150, FLOOR - 12, 500, 26, 8, '#a9713f') +
      rect(150, FLOOR - 12, 500, 7, 4, '#c38b54'),
    front: wave(412, random.between(-60, 0), c.main, 1),
  }
}

/** A street with coloured houses. */
export const street: Scene = (c, random) => {
  const colours = [c.tint, c.groundDeep, '#f3d9a4', '#e9b7a0', c.ground]
  const houses = Array.from({ length: 6 }, (_, index) => {
    const height = random.between(170, 290)
    const x = index * 138 - 12
    const windows = [0, 1].flatMap((column) =>
      [0, 1].map((row) =>
        rect(x + 24 + column * 56, FLOOR - height + 26 + row * 56, 30, 36, 4, '#ffffff', { opacity: 0.75 }),
      ),
    )
    const roof = path(
      `M${x - 8} ${FLOOR - height}L${x + 64} ${FLOOR - height - 44}L${x + 136} ${FLOOR - height}Z`,
      c.spark,
      {
        opacity: 0.75,
      },
    )
    return roof + rect(x, FLOOR - height, 128, height, 0, colours[index % colours.length]!) + windows.join('')
  })
  return {
    behind:
      rect(0, 0, 800, 450, 0, '#e8f3f8') +
      cloud(random.between(90, 700), 56, 0.9) +
      houses.join('') +
      rect(0, FLOOR - 6, 800, 80, 0, '#5d6673') +
      line('M20 424H90M150 424H220M280 424H350M410 424H480M540 424H610M670 424H740', '#f4e6bd', 6) +
      rect(0, FLOOR - 6, 800, 10, 0, '#c9ccd1'),
  }
}
