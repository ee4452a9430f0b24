import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** Returns the texts of the card. They are bundled with its code, because few people need them. */
export const useBlocksT = createUseTexts<keyof typeof en>({ en, hi })
