import { createUseT } from '@mentor-connect/i18n'
import type en from './en.json'

export type EditorMessage = keyof typeof en

/** The translator for the lesson editor. */
export const useT = createUseT<EditorMessage>()
