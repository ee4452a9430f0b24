import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** Returns the texts about certificates. They are bundled with this code, because few pages need them. */
export const useCertificateT = createUseTexts<keyof typeof en>({ en, hi })
