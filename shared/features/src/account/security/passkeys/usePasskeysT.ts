import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** Returns the texts of passkeys and the second step, which load with this code. */
export const usePasskeysT = createUseTexts<keyof typeof en>({ en, hi })
