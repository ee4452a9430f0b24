import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of missed sessions. They are bundled with their code, because few sessions are missed. */
export const useNoShowT = createUseTexts<keyof typeof en>({ en, hi })
