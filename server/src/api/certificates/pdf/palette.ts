/** The colours of the printed certificate: the brand's green and gold on warm paper. */
export const ink = {
  paper: '#fdfaf3',
  text: '#22302f',
  muted: '#56625f',
  brand: '#0b6459',
  deep: '#084d45',
  gold: '#b8862f',
  /** Gold that is dark enough for text. */
  bronze: '#84601c',
  paleGold: '#dcc089',
  white: '#ffffff',
} as const

/** A4, landscape, in points. */
export const sheet = { width: 841.89, height: 595.28 } as const
