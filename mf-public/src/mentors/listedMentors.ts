import type { Look } from '../portraits/Portrait'

/**
 * The six mentors of the static page. Their names and professions are messages. `profile`: the mentor's id in the
 * directory; absent if they are not listed there.
 */
export const sixMentors = [
  {
    id: 'kavita',
    profile: 'kavita-iyer',
    look: { skin: 'medium', hair: 'black', style: 'bun', cloth: 'teal', backdrop: 'mint' },
  },
  {
    id: 'harpreet',
    profile: 'harpreet-singh',
    look: { skin: 'light', hair: 'black', style: 'turban', cloth: 'brick', backdrop: 'sand', beard: true },
  },
  {
    id: 'ananya',
    profile: 'ananya-deshpande',
    look: { skin: 'deep', hair: 'black', style: 'long', cloth: 'saffron', backdrop: 'sky', glasses: true },
  },
  {
    id: 'rohan',
    profile: 'rohan-mehta',
    look: { skin: 'medium', hair: 'brown', style: 'short', cloth: 'indigo', backdrop: 'lilac', beard: true },
  },
  {
    id: 'sunita',
    profile: 'sunita-verma',
    look: { skin: 'light', hair: 'grey', style: 'bob', cloth: 'plum', backdrop: 'rose', glasses: true },
  },
  {
    id: 'arjun',
    profile: 'arjun-nair',
    look: { skin: 'deep', hair: 'black', style: 'short', cloth: 'leaf', backdrop: 'lime' },
  },
] as const satisfies { id: string; profile: string; look: Look }[]
