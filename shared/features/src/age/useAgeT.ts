import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/**
 * Returns the texts of the age question. They are bundled with this code, because people see the question once or
 * twice.
 */
export const useAgeT = createUseTexts<keyof typeof en>({ en, hi })
