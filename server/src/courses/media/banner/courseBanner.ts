import { randomFrom } from '../random'
import { svg } from '../svg'
import { PALETTES, type Palette } from './palettes'
import { SCENES, SCENE_NAMES, type SceneName } from './scenes/scenes'
import { subjectOf } from './subjects'

/** The colours of a course, which its generated picture is drawn in. */
export function coursePalette(id: string, domains: string[]): Palette {
  return PALETTES[randomFrom(id).pick(subjectOf(domains).palettes)]
}

/** Where the picture of a course is set. The seed is one of its own, so that neither colour nor subject decides it. */
export function sceneOf(id: string): SceneName {
  return randomFrom(`scene of ${id}`).pick(SCENE_NAMES)
}

/** A course's generated picture: always the same for the same id and domains, different for every other course. */
export function courseBanner(id: string, domains: string[]): string {
  const random = randomFrom(id)
  const { motifs, palettes } = subjectOf(domains)
  const colours = PALETTES[random.pick(palettes)]
  const motif = random.pick(motifs)
  const { behind, front = '' } = SCENES[sceneOf(id)](colours, random)
  return svg(800, 450, behind, motif(colours, random), front)
}
