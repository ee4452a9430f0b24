import { createUseT } from '@mentor-connect/i18n'
import type en from './messages/en.json'

export const useEditorT = createUseT<keyof typeof en>()
