import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of the celebration. They are bundled with its code, because a course is finished only once. */
export const useCelebrationT = createUseTexts<keyof typeof en>({ en, hi })
