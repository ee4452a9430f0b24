import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts are loaded with the form, so that readers of the page do not load them. */
export const useApplyT = createUseTexts({ en, hi })
