import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of attachments. They come with their code. */
export const useAttachmentT = createUseTexts<keyof typeof en>({ en, hi })
