import type { Random } from '../../random'
import type { Palette } from '../palettes'

/** Where the subject of an 800 × 450 banner stands, with its feet at y = 384: what is behind it, and what is in front. */
export type Scene = (colours: Palette, random: Random) => { behind: string; front?: string }

/** The y coordinate of the ground. */
export const FLOOR = 384
