import type { Look } from '../portraits/Portrait'

/** The six sample mentors of the static page; their names and professions are messages. */
export const sixMentors = [
  { id: 'kavita', look: { skin: 'medium', hair: 'black', style: 'bun', cloth: 'teal', backdrop: 'mint' } },
  {
    id: 'harpreet',
    look: { skin: 'light', hair: 'black', style: 'turban', cloth: 'brick', backdrop: 'sand', beard: true },
  },
  {
    id: 'ananya',
    look: { skin: 'deep', hair: 'black', style: 'long', cloth: 'saffron', backdrop: 'sky', glasses: true },
  },
  {
    id: 'rohit',
    look: { skin: 'medium', hair: 'brown', style: 'short', cloth: 'indigo', backdrop: 'lilac', beard: true },
  },
  {
    id: 'sunita',
    look: { skin: 'light', hair: 'grey', style: 'bob', cloth: 'plum', backdrop: 'rose', glasses: true },
  },
  { id: 'joseph', look: { skin: 'deep', hair: 'black', style: 'short', cloth: 'leaf', backdrop: 'lime' } },
] as const satisfies { id: string; look: Look }[]
