import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of attachments. They are bundled with the code of attachments. */
export const useAttachmentT = createUseTexts<keyof typeof en>({ en, hi })
