import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/**
 * The texts of the actions of signed-in people. They are loaded with the code of these actions, so that visitors do
 * not load them.
 */
export const useReaderT = createUseTexts<keyof typeof en>({ en, hi })
