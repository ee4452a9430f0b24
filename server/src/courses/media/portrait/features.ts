import type { Random } from '../random'

export type Presentation = 'feminine' | 'masculine'

/** The looks that a person's portrait may be given. All other features are derived from the id. */
export const LOOKS = ['feminine', 'masculine', 'turban', 'elder-feminine', 'elder-masculine'] as const
export type Look = (typeof LOOKS)[number]

/** The features that make portraits differ. */
export interface Features {
  presentation: Presentation
  skin: string
  /** Colour of the shaded skin: under the chin and beside the nose. */
  shade: string
  hair: string
  hairstyle: number
  clothes: string
  trim: string
  wall: string
  wallDeep: string
  glasses: boolean
  beard: boolean
  turban: boolean
  bindi: boolean
  dupatta: boolean
}

const SKINS = [
  ['#f0c7a0', '#dba97f'],
  ['#e3b086', '#c99066'],
  ['#cf9768', '#b37c4f'],
  ['#b67d50', '#99653b'],
  ['#966240', '#7b4d30'],
] as const

const HAIR = ['#1f1a1a', '#2b211e', '#3a2a24', '#241c22'] as const
const GREY = '#8d8a88'

const CLOTHES = [
  ['#1f8a7a', '#f2a33a'],
  ['#5566c5', '#f5d28a'],
  ['#c2506d', '#f4d0a0'],
  ['#d6922a', '#6d2a20'],
  ['#7a4a84', '#f2c35e'],
  ['#2f83b5', '#fffdf8'],
  ['#33475b', '#d9654a'],
  ['#4f8a4c', '#f7e3b5'],
] as const

const WALLS = [
  ['#fbe7cf', '#f5d3aa'],
  ['#dff0ea', '#bfe0d5'],
  ['#e6e9f8', '#cbd3f1'],
  ['#fbe3dd', '#f4c8bc'],
  ['#f1e4f2', '#dfc7e1'],
  ['#e3f0f8', '#c3deef'],
] as const

/**
 * Picks every feature at random, even those that the portrait does not use, so that a change to one feature
 * does not change the others.
 */
export function featuresFrom(random: Random, look?: Look): Features {
  const drawn = random.pick(['feminine', 'masculine'] as const)
  const who = look ? presentationOf(look) : drawn
  const [skin, shade] = random.pick(SKINS)
  const [clothes, trim] = random.pick(CLOTHES)
  const [wall, wallDeep] = random.pick(WALLS)
  const masculine = who === 'masculine'
  const [aged, hair] = [random.chance(0.14), random.pick(HAIR)]
  const grey = look ? look.startsWith('elder') : aged
  const [hairstyle, glasses] = [random.pick([0, 1, 2]), random.chance(0.36)]
  const [bearded, turbaned] = [random.chance(0.45), random.chance(0.2)]
  const turban = look ? look === 'turban' : masculine && turbaned
  const [bindi, dupatta] = [random.chance(0.45), random.chance(0.4)]
  return {
    presentation: who,
    skin,
    shade,
    hair: grey ? GREY : hair,
    hairstyle,
    clothes,
    trim,
    wall,
    wallDeep,
    glasses,
    beard: masculine && (bearded || turban),
    turban,
    bindi: !masculine && bindi,
    dupatta: !masculine && dupatta,
  }
}

function presentationOf(look: Look): Presentation {
  return look.endsWith('feminine') ? 'feminine' : 'masculine'
}
