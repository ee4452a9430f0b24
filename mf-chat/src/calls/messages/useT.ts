import { createUseT } from '@mentor-connect/i18n'
import type ofChat from '../../messages/en.json'
import type en from './en.json'

/** The translator for the page of a call, which also knows the messages of chat. */
export const useT = createUseT<keyof typeof ofChat | keyof typeof en>()
