import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** Returns the texts of the card. They are bundled with it, because only owners of rooms see it. */
export const useOwnersRoomT = createUseTexts<keyof typeof en>({ en, hi })
