import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/**
 * Returns the texts of the field for the name on certificates. They are bundled with this code, so that only
 * the two forms with this field load them.
 */
export const useCertificateNameT = createUseTexts<keyof typeof en>({ en, hi })
