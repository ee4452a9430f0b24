import type { Random } from '../../random'
import type { Palette } from '../palettes'

/**
 * The surroundings of the subject in an 800 × 450 banner: the shapes behind it, and those in front of it. The
 * subject stands at y = 384.
 */
export type Scene = (colours: Palette, random: Random) => { behind: string; front?: string }

/** The y coordinate of the ground. */
export const FLOOR = 384
