import { createUseTexts } from '@mentor-connect/i18n/texts'
import en from './texts/en.json'
import hi from './texts/hi.json'

export type ExampleTextId = keyof typeof en

/** The translator of the examples, which are not part of any page of the product. */
export const useExampleT = createUseTexts<ExampleTextId>({ en, hi })
