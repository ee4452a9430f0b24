import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of discussions. They come with this code, because only enrolled people and mentors see it. */
export const useDiscussionT = createUseTexts<keyof typeof en>({ en, hi })
