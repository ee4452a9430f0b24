import { createUseT } from '@mentor-connect/i18n'
import type en from './en.json'

/** The translator for the messages of notes. */
export const useT = createUseT<keyof typeof en>()
