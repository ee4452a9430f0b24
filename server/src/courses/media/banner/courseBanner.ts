import { randomFrom } from '../random'
import { svg } from '../svg'
import { PALETTES, type Palette } from './palettes'
import { SCENES, SCENE_NAMES, type SceneName } from './scenes/scenes'
import { subjectOf } from './subjects'

/** Returns the colours in which a course's generated picture is drawn. */
export function coursePalette(id: string, domains: string[]): Palette {
  return PALETTES[randomFrom(id).pick(subjectOf(domains).palettes)]
}

/**
 * Returns the scene of a course's picture. It has its own seed, so that it does not depend on the colours and
 * the subject.
 */
export function sceneOf(id: string): SceneName {
  return randomFrom(`scene of ${id}`).pick(SCENE_NAMES)
}

/** Draws a course's generated picture as SVG. The picture is always the same for the same id and domains. */
export function courseBanner(id: string, domains: string[]): string {
  const random = randomFrom(id)
  const { motifs, palettes } = subjectOf(domains)
  const colours = PALETTES[random.pick(palettes)]
  const motif = random.pick(motifs)
  const { behind, front = '' } = SCENES[sceneOf(id)](colours, random)
  return svg(800, 450, behind, motif(colours, random), front)
}
