import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of reminders. They are bundled with the code of reminders, which is loaded after the page. */
export const useRemindersT = createUseTexts<keyof typeof en>({ en, hi })
