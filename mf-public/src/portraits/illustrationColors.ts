/**
 * Colours of people and objects in illustrations. They are not theme tokens, because they are the same in light and
 * dark mode.
 */
export const skin = { light: '#e8b48f', medium: '#c98d63', deep: '#9a6240' } as const
export const hair = { black: '#2b2320', brown: '#4b3226', grey: '#8d8781' } as const
export const cloth = {
  teal: '#0b6459',
  saffron: '#e0912a',
  plum: '#7a4a6d',
  indigo: '#3f5486',
  brick: '#b4553c',
  leaf: '#4f7d46',
} as const
export const backdrop = {
  sand: '#f6e3c1',
  mint: '#cfe9e2',
  rose: '#f3d6cd',
  sky: '#d3e1f2',
  lilac: '#e5daee',
  lime: '#dfe9cb',
} as const
export const wood = { light: '#c59a6b', dark: '#9c7447' } as const
export const ink = '#2b2320'
export const lens = '#46545c'
