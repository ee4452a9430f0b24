import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of the forms. They are loaded with the forms, so that people who only read do not load them. */
export const useWritingT = createUseTexts<keyof typeof en>({ en, hi })
