import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of breaks and daily limits. They are bundled with the page of hours, which only mentors open. */
export const useLimitsT = createUseTexts<keyof typeof en>({ en, hi })
