import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of decisions and reports. They come with this code, because few people have any. */
export const useDecisionsT = createUseTexts<keyof typeof en>({ en, hi })
