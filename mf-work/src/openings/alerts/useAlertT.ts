import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts are loaded with the dialog and the pages of alerts, so that readers of the list do not load them. */
export const useAlertT = createUseTexts({ en, hi })
