import { boxes } from './boxes'
import { breath } from './breath'
import { interest } from './interest'

/** The films that are drawn here. */
export const FILMS = [breath, interest, boxes]
