import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/**
 * Returns the texts of free times. They are bundled with this code, because only pages for booking show them.
 */
export const useFreeTimesT = createUseTexts<keyof typeof en>({ en, hi })
