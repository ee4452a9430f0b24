import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

/** The texts of weekly series. They are bundled with the code of series, which few sessions need. */
export const useSeriesT = createUseTexts<keyof typeof en>({ en, hi })
