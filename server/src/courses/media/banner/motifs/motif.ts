import type { Random } from '../../random'
import { rect } from '../../svg'
import type { Palette } from '../palettes'

/** The subject of a banner, drawn round the middle of an 800 × 450 picture and standing on the desk at y = 384. */
export type Motif = (colours: Palette, random: Random) => string

/** Draws a soft shadow below an object of this outline. */
export function shadow(x: number, y: number, width: number, height: number): string {
  return rect(x + 6, y + 8, width, height, 18, '#14201e', { opacity: 0.13 })
}
