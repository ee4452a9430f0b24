/** A family of colours: two for the background, a tint, a strong and a deep tone, and two contrasting ones. */
export interface Palette {
  ground: string
  groundDeep: string
  tint: string
  main: string
  deep: string
  accent: string
  spark: string
}

export const PAPER = '#fffdf8'
export const LINE = '#e8e1d5'

const palette = (colours: string): Palette => {
  const [ground = '', groundDeep = '', tint = '', main = '', deep = '', accent = '', spark = ''] =
    colours.split(' ')
  return { ground, groundDeep, tint, main, deep, accent, spark }
}

export const PALETTES = {
  teal: palette('#e6f2ee #c6e2d9 #9fd0c2 #1f8a7a #0d4f47 #f2a33a #e7694c'),
  indigo: palette('#e9ebf8 #cfd6f1 #a9b5e5 #5566c5 #29336d #f5b14c #ef7d66'),
  coral: palette('#fdece4 #f9d5c6 #f2b39d #d9654a #6d2a20 #2a9d8f #f4b350'),
  amber: palette('#fdf3df #f9e2b4 #f0c978 #d6922a #5f3d10 #2f8f83 #d9654a'),
  plum: palette('#f3e8f3 #e3cde4 #cba6cc #8c5091 #46224d #f2a33a #3aa399'),
  sky: palette('#e4f1f8 #c6e0f0 #9bc8e3 #2f83b5 #15486a #f2a33a #e76f51'),
  leaf: palette('#edf4e3 #d5e7c0 #b1d08f #5f943c #2d4d1a #f2a33a #d9654a'),
  rose: palette('#fbe9ed #f4ccd5 #e8a2b2 #c2506d #611e32 #f4b350 #2a9d8f'),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
