import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of a learner's page. They are bundled with its code. */
export const useLearnerT = createUseTexts<keyof typeof en>({ en, hi })
