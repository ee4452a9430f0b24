import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of a step. They come with this code, because only plans have steps. */
export const useStepT = createUseTexts<keyof typeof en>({ en, hi })
