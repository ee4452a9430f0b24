import { randomFrom } from '../random'
import { svg } from '../svg'
import { backdrop, desk } from './backdrops'
import { PALETTES, type Palette } from './palettes'
import { furnish } from './props'
import { subjectOf } from './subjects'

/** The colours of a course, which its generated picture is drawn in. */
export function coursePalette(id: string, domains: string[]): Palette {
  return PALETTES[randomFrom(id).pick(subjectOf(domains).palettes)]
}

/** A course's generated picture: always the same for the same id and domains, different for every other course. */
export function courseBanner(id: string, domains: string[]): string {
  const random = randomFrom(id)
  const { motifs, palettes } = subjectOf(domains)
  const colours = PALETTES[random.pick(palettes)]
  const motif = random.pick(motifs)
  return svg(
    800,
    450,
    backdrop(colours, random),
    desk(colours),
    furnish(colours, random),
    motif(colours, random),
  )
}
