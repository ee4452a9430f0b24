import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/**
 * Returns the texts about names for certificates. They are bundled with this code, because only two forms need them.
 */
export const useCertificateNameT = createUseTexts<keyof typeof en>({ en, hi })
