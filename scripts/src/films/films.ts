import { boxes } from './boxes'
import { breath } from './breath'
import { interest } from './interest'

export const FILMS = [breath, interest, boxes]
