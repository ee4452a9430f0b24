import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of the shared plan. They are bundled with its code, which only mentors load. */
export const useSharedPlanT = createUseTexts<keyof typeof en>({ en, hi })
