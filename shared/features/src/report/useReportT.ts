import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** Returns the texts of reports. They are bundled with this code, because few people report anything. */
export const useReportT = createUseTexts<keyof typeof en>({ en, hi })
