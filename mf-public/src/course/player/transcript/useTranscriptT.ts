import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of transcripts. They are bundled with their code, because few lessons have a video with captions. */
export const useTranscriptT = createUseTexts<keyof typeof en>({ en, hi })
