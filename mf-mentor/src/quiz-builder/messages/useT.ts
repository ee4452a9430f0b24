import { createUseT } from '@mentor-connect/i18n'
import type en from './en.json'

/** The translator for what only the quiz builder says. */
export const useT = createUseT<keyof typeof en>()
