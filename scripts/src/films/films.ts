import { boxes } from './boxes'
import { breath } from './breath'
import { interest } from './interest'

/** All drawn films. */
export const FILMS = [breath, interest, boxes]
