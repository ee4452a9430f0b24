import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of the age question. They come with this code, because people see it once or twice. */
export const useAgeT = createUseTexts<keyof typeof en>({ en, hi })
