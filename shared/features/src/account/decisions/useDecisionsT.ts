import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** Returns the texts of decisions and reports. They are bundled with this code, because few people need them. */
export const useDecisionsT = createUseTexts<keyof typeof en>({ en, hi })
