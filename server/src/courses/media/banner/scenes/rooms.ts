import { at, circle, ellipse, line, path, rect } from '../../svg'
import { backdrop, desk } from '../backdrops'
import { PAPER } from '../palettes'
import { furnish } from '../props'
import { FLOOR, type Scene } from './scene'

/** A desk with small things on it. */
export const study: Scene = (c, random) => ({
  behind: backdrop(c, random) + desk(c) + furnish(c, random),
})

/** A stage between curtains, in the light of one lamp. */
export const stage: Scene = (c, random) => {
  const lamp = random.between(340, 460)
  const curtain = (x: number, side: 1 | -1) =>
    [0, 1, 2, 3].map((fold) => {
      const start = x + side * fold * 38
      const sweep = start + side * 46
      return path(
        `M${start} 0H${start + side * 44}Q${sweep} 220 ${start + side * 14} 392H${start}Z`,
        [c.spark, c.deep][fold % 2]!,
        {
          opacity: fold % 2 ? 0.75 : 1,
        },
      )
    })
  return {
    behind:
      rect(0, 0, 800, 450, 0, c.deep) +
      path(`M${lamp} -20L130 ${FLOOR}H670Z`, '#f6dfae', { opacity: 0.28 }) +
      ellipse(400, FLOOR + 8, 300, 34, '#f6dfae', { opacity: 0.4 }) +
      rect(0, FLOOR, 800, 66, 0, '#a9713f') +
      line(`M0 ${FLOOR + 22}H800M0 ${FLOOR + 46}H800`, '#7d4f2a', 3, { opacity: 0.6 }),
    front: curtain(0, 1).join('') + curtain(800, -1).join('') + rect(0, 0, 800, 26, 0, c.spark),
  }
}

/** A wall of shelves with books and pots. */
export const library: Scene = (c, random) => {
  const colours = [c.main, c.accent, c.spark, c.deep, PAPER]
  const shelf = (y: number) => {
    let books = ''
    for (let x = 26; x < 770;) {
      const width = random.between(16, 34)
      const height = random.between(54, 92)
      if (random.chance(0.82)) books += rect(x, y - height, width, height, 3, random.pick(colours))
      x += width + 4
    }
    return books + rect(0, y, 800, 12, 0, c.deep, { opacity: 0.55 })
  }
  return {
    behind:
      rect(0, 0, 800, 450, 0, c.groundDeep) +
      shelf(112) +
      shelf(244) +
      rect(170, 30, 460, 354, 18, c.ground, { opacity: 0.86 }) +
      rect(0, FLOOR, 800, 66, 0, c.deep),
  }
}

/** A board with chalk on it. */
export const classroom: Scene = (c, random) => {
  const x = random.pick([70, 92])
  return {
    behind:
      rect(0, 0, 800, 450, 0, c.groundDeep) +
      rect(40, 26, 720, 326, 10, '#8a5a34') +
      rect(54, 40, 692, 298, 4, '#23443d') +
      line(`M${x} 92H${x + 96}M${x} 120H${x + 62}M${x + 4} 168l34 44l34 -44Z`, '#ffffff', 4, {
        opacity: 0.55,
      }) +
      circle(674, 110, 34, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.5 }) +
      line('M674 110V84M674 110L694 122M622 190H716M622 216H690M622 242H704', '#ffffff', 4, {
        opacity: 0.5,
      }) +
      rect(0, FLOOR, 800, 66, 0, c.main) +
      rect(0, FLOOR, 800, 8, 0, c.deep, { opacity: 0.35 }),
    front: rect(96, FLOOR - 7, 34, 7, 3, PAPER) + rect(676, FLOOR - 7, 26, 7, 3, c.accent),
  }
}

/** A broad sill before a window. */
export const window: Scene = (c, random) => {
  const sun = random.between(230, 570)
  const pane = (x: number) => rect(x, 34, 250, 300, 8, '#cfe8f5')
  return {
    behind:
      rect(0, 0, 800, 450, 0, c.ground) +
      pane(142) +
      pane(408) +
      circle(sun, 120, 44, '#f6b550', { opacity: 0.85 }) +
      path('M142 334V250Q230 196 300 252T392 236V334ZM408 334V240Q500 190 560 250T658 232V334Z', c.tint) +
      rect(128, 22, 544, 16, 4, PAPER) +
      rect(128, 22, 16, 330, 4, PAPER) +
      rect(392, 22, 16, 330, 4, PAPER) +
      rect(656, 22, 16, 330, 4, PAPER) +
      rect(60, FLOOR - 30, 680, 30, 6, PAPER) +
      rect(0, FLOOR, 800, 66, 0, c.groundDeep),
    front: at(
      0,
      0,
      path('M0 0H104Q118 180 40 330H0Z', c.main),
      path('M800 0H696Q682 180 760 330H800Z', c.main),
    ),
  }
}
