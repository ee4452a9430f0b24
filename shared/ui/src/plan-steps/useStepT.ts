import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** Returns the texts of a step. They are bundled with this code, because only plans have steps. */
export const useStepT = createUseTexts<keyof typeof en>({ en, hi })
