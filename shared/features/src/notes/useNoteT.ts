import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** Returns the texts of notes. They are bundled with this code, because only learners write notes. */
export const useNoteT = createUseTexts<keyof typeof en>({ en, hi })
