import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of names for certificates. They come with this code, because only two forms ask for them. */
export const useCertificateNameT = createUseTexts<keyof typeof en>({ en, hi })
