import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/**
 * Returns the texts of discussions. They are bundled with this code, because only enrolled people and mentors see
 * discussions.
 */
export const useDiscussionT = createUseTexts<keyof typeof en>({ en, hi })
